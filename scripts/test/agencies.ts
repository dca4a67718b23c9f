import { copyFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { listFiles } from "../../plugins/utils/list-files";
import { copyProject } from "../lib/copy-project";
import { copiesDir, projectDir } from "../lib/project";
import { runTypeScript } from "../lib/run";

/**
 * Agencies that share only the content's structure with the sample: one in Bergen, in Norwegian with one office, and one
 * in Dubai, in Arabic from right to left. Their pictures are drawn here.
 */
export const AGENCIES = ["bergen", "dubai"] as const;

/** An agency's copy of the project. Its builds are kept between runs. */
export const agencyDir = (agency: string): string => path.join(copiesDir, agency);

/** What only the sample needs. */
const LEFT_OUT = ["e2e/agencies", "e2e/pages/sample-content.spec.ts", "src/gatsby-types.d.ts"];

const EYE = "images/hero/eye.webp";

/** Two discs on a background, in colours derived from the file's name, and large enough for every place. */
const drawing = (name: string): Buffer => {
  const hue = Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 0);
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="900">
    <rect width="100%" height="100%" fill="hsl(${hue} 45% 30%)"/>
    <circle cx="42%" cy="50%" r="260" fill="hsl(${hue + 140} 60% 60%)"/>
    <circle cx="66%" cy="62%" r="140" fill="hsl(${hue + 220} 60% 75%)"/>
  </svg>`);
};

/** Draws every picture that the JSON names, in seconds: the sample's take minutes to resize. */
export const drawPictures = async (dataDir: string): Promise<void> => {
  const texts = await Promise.all(
    listFiles(dataDir)
      .filter((file) => file.endsWith(".json"))
      .map((file) => readFile(path.join(dataDir, file), "utf8")),
  );
  const names = new Set(
    texts.flatMap((text) => [...text.matchAll(/"(images\/[^"]+\.webp)"/g)].map(([, name = ""]) => name)),
  );
  for (const name of names) {
    const file = path.join(dataDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    // The first film is the sample's, and so is the eye that's laid over it.
    if (name === EYE) await copyFile(path.join(projectDir, "data", name), file);
    else await sharp(drawing(name)).webp().toFile(file);
  }
};

/** Brings an agency's copy up to date, with fonts for the scripts that its content is in. Returns the exit code. */
export const copyWithContentOf = async (agency: string): Promise<number> => {
  const cwd = agencyDir(agency);
  await copyProject(cwd, { contentDir: path.join(projectDir, "e2e", "agencies", agency, "data"), leftOut: LEFT_OUT });
  await drawPictures(path.join(cwd, "data"));
  return runTypeScript("scripts/fonts.ts", [], { cwd });
};
