/** Where the art scripts read and write, and how they reach the packages of the art work folder. */
import { createRequire } from "node:module";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** scripts/art */
export const here = path.dirname(fileURLToPath(import.meta.url));
/** The repository. */
export const root = path.resolve(here, "../..");

const folder = path.resolve(process.env.ART_WORK ?? process.cwd());
/** `require` for the art packages, which live in `ART_WORK` (default: the current folder). */
export const work = Object.assign(createRequire(path.join(folder, "package.json")), { folder });

/** A folder below the repository, made if it is missing. */
export const into = (...parts) => {
  const target = path.join(root, ...parts);
  fs.mkdirSync(target, { recursive: true });
  return target;
};

export const palette = JSON.parse(fs.readFileSync(path.join(here, "palette.json"), "utf8"));
