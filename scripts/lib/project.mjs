// @ts-check
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of package.json, whatever the working directory is. */
export const projectDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/** Where Gatsby builds and these scripts keep their notes. Never published. */
export const sandboxDir = path.join(projectDir, ".build");
