import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { copyProject } from "../lib/copy-project";
import { copiesDir } from "../lib/project";
import { runTypeScript } from "../lib/run";
import { drawPictures } from "./agencies";

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

const officesFile = z.looseObject({ items: z.array(z.unknown()) });

/** Takes the sample out of the copy, and all offices but the head office. Returns the command's exit code. */
export const cleanCopy = (): Promise<number> => {
  const file = path.join(rebrandedDir, "data", "offices.json");
  const offices = officesFile.parse(JSON.parse(readFileSync(file, "utf8")));
  writeFileSync(file, JSON.stringify({ ...offices, items: offices.items.slice(0, 1) }));
  return runTypeScript("scripts/clean-sample/clean-sample.ts", ["--yes"], { cwd: rebrandedDir });
};
