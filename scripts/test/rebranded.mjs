// @ts-check
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copiesDir } from "../lib/project.mjs";
import { run } from "../lib/run.mjs";
import { copyProject } from "../lib/copy-project.mjs";
import { drawPictures } from "./agencies.mjs";

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

/**
 * Copies the project, with other pictures, and gives the copy another brand.
 *
 * @returns {Promise<number>} the command's exit code
 */
export const rebrandCopy = async () => {
  await copyProject(rebrandedDir);
  await drawPictures(path.join(rebrandedDir, "data"));
  const options = Object.entries(BRAND).flatMap(([name, value]) => [`--${name}`, value]);
  const command = ["-r", "ts-node/register", "scripts/rebrand/rebrand.ts", "--yes", ...options];
  return run(process.execPath, command, { cwd: rebrandedDir });
};

const OFFICES = path.join(rebrandedDir, "data", "offices.json");

/** Leaves the head office, as an agency with one office does. */
const keepOneOffice = () => {
  const offices = JSON.parse(readFileSync(OFFICES, "utf8"));
  writeFileSync(OFFICES, JSON.stringify({ ...offices, items: offices.items.slice(0, 1) }));
};

/**
 * Takes the sample out of the copy, and all offices but one.
 *
 * @returns {Promise<number>} the command's exit code
 */
export const cleanCopy = () => {
  keepOneOffice();
  return run(process.execPath, ["-r", "ts-node/register", "scripts/clean-sample/clean-sample.ts", "--yes"], {
    cwd: rebrandedDir,
  });
};
