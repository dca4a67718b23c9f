// @ts-check
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of package.json, wherever a command was started from. */
export const projectDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/** For what these scripts remember: goes away with the installed packages, and is never published. */
export const memoryDir = path.join(projectDir, "node_modules", ".cache", "site");
