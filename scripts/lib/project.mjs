// @ts-check
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of package.json, wherever a command was started from. */
export const projectDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/** Where Gatsby builds, and what these scripts remember of it; never published. */
export const sandboxDir = path.join(projectDir, ".build");
