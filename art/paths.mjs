/** Where the scripts read and write. */
import fs from "node:fs";
import path from "node:path";

/** The folder of this package. */
export const here = import.meta.dirname;
/** The repository, into which the finished files go. */
export const root = path.resolve(here, "..");

/** Renders, masters and drafts on their way; not committed. */
export const workDir = path.resolve(process.env.ART_WORK || path.join(here, ".work"));
fs.mkdirSync(workDir, { recursive: true });

/** A file of one of the @fontsource packages. */
export const fontFile = (family, name) => path.join(here, "node_modules/@fontsource", family, "files", name);

/** A folder below the repository, made if it is missing. */
export const into = (...parts) => {
  const target = path.join(root, ...parts);
  fs.mkdirSync(target, { recursive: true });
  return target;
};

/** The brand's colours, which the site has too. */
export const palette = JSON.parse(fs.readFileSync(path.join(root, "src/theme/palette.json"), "utf8"));
