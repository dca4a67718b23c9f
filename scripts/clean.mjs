// @ts-check
/** `npm run clean`: deletes everything that builds have made, so that the next one starts from nothing. */
import { rmSync } from "node:fs";
import path from "node:path";
import { copiesDir, projectDir, REMOVE_OPTIONS } from "./lib/project.mjs";

const made = [".cache", "public", ".catalogue"].map((name) => path.join(projectDir, name));
for (const folder of [copiesDir, ...made]) rmSync(folder, REMOVE_OPTIONS);
