import path from "node:path";

/** The folder of package.json, in which npm starts every command. */
export const projectDir = process.cwd();

/** Where tests build copies of the project. */
export const copiesDir = path.join(projectDir, ".build");

/** For deleting folders: a process that Gatsby left behind may still be writing there. */
export const REMOVE_OPTIONS = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 };
