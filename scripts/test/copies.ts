import { readFileSync, writeFileSync } from "node:fs";
import { copyFile, mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { listContent } from "../../plugins/utils/list-files";
import { copyProject } from "../lib/copy-project";
import { copiesDir, projectDir, REMOVE_OPTIONS, runTypeScript } from "../lib/run";

/** Agencies that share only the content's structure with the sample, in Norwegian and in Arabic. */
export const AGENCIES = ["bergen", "dubai"] as const;

/** An agency's copy of the project. Its builds are kept between runs. */
export const agencyDir = (agency: string): string => path.join(copiesDir, agency);

const ONLY_FOR_SAMPLE = ["e2e/agencies", "e2e/pages/sample-content.spec.ts", "src/gatsby-types.d.ts"];

const EYE = "images/hero/eye.webp";

/** Two discs on a background, in colours derived from the file's name, and large enough for every place. */
const drawing = (name: string): Buffer => {
  const hue = Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 0);
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="1000">
    <rect width="100%" height="100%" fill="hsl(${hue} 45% 30%)"/>
    <circle cx="42%" cy="50%" r="260" fill="hsl(${hue + 140} 60% 60%)"/>
    <circle cx="66%" cy="62%" r="140" fill="hsl(${hue + 220} 60% 75%)"/>
  </svg>`);
};

/** Draws every picture that the JSON names, in seconds: the sample's take minutes to resize. */
const drawPictures = async (dataDir: string): Promise<void> => {
  const texts = await Promise.all(listContent(dataDir).map((file) => readFile(path.join(dataDir, file), "utf8")));
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
  await copyProject(cwd, path.join(projectDir, "e2e", "agencies", agency, "data"));
  await Promise.all(ONLY_FOR_SAMPLE.map((name) => rm(path.join(cwd, name), REMOVE_OPTIONS)));
  await drawPictures(path.join(cwd, "data"));
  return runTypeScript("scripts/fonts.ts", [], { cwd });
};

/** A copy of the project with another brand, and then without the sample. Its builds are kept between runs. */
export const rebrandedDir = path.join(copiesDir, "rebranded");

/** A quite different brand. The copy has no other fonts, so one of the two is for headings and text. */
const BRAND = {
  name: "Harbour & Vine",
  "legal-name": "{name} Communications Ltd",
  domain: "https://www.harbourvine.example",
  email: "ahoy@harbourvine.example",
  phone: "+44 20 7946 0812",
  ink: "#0B2E26",
  paper: "#F4F8F6",
  marigold: "#7FD8B4",
  vermilion: "#B0305A",
  violet: "#0C6B8F",
  lilac: "#D9F0F5",
  jade: "#35518F",
  coral: "#F4A8C0",
  "display-font": "Instrument Sans",
  logo: "e2e/rebrand/logo.svg",
};

/** Copies the project, with other pictures, and gives the copy another brand. Returns the command's exit code. */
export const rebrandCopy = async (): Promise<number> => {
  await copyProject(rebrandedDir);
  await drawPictures(path.join(rebrandedDir, "data"));
  const options = Object.entries(BRAND).flatMap(([name, value]) => [`--${name}`, value]);
  return runTypeScript("scripts/rebrand/rebrand.ts", ["--yes", ...options], { cwd: rebrandedDir });
};

/** Takes the sample out of the copy, and all offices but the head office. Returns the command's exit code. */
export const cleanCopy = (): Promise<number> => {
  const file = path.join(rebrandedDir, "data", "offices.json");
  const offices = z.looseObject({ items: z.array(z.unknown()) }).parse(JSON.parse(readFileSync(file, "utf8")));
  writeFileSync(file, JSON.stringify({ ...offices, items: offices.items.slice(0, 1) }));
  return runTypeScript("scripts/clean-sample.ts", ["--yes"], { cwd: rebrandedDir });
};
