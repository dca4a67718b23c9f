// @ts-check
import { existsSync, readdirSync } from "node:fs";
import { cp, mkdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { REMOVE } from "../lib/build-sandbox.mjs";
import { projectDir, sandboxDir } from "../lib/project.mjs";
import { run } from "../lib/run.mjs";

/** A copy of the project with another brand. Its builds are kept between runs. */
export const rebrandedDir = path.join(sandboxDir, "rebranded");

const SOURCES = ["src", "gatsby", "static", "scripts", "e2e", "test", "docs", "data"];
const ROOT_FILES =
  /^(?:gatsby-[\w-]+\.tsx?|package(?:-lock)?\.json|tsconfig\.json|(?:jest|playwright)\.config\.ts|README\.md)$/;

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
 * Copies the project and gives the copy another brand.
 *
 * @returns {Promise<number>} the command's exit code
 */
export const rebrandCopy = async () => {
  await mkdir(rebrandedDir, { recursive: true });
  await Promise.all(SOURCES.map((name) => rm(path.join(rebrandedDir, name), REMOVE)));
  for (const name of [...SOURCES, ...readdirSync(projectDir).filter((file) => ROOT_FILES.test(file))]) {
    await cp(path.join(projectDir, name), path.join(rebrandedDir, name), { recursive: true, preserveTimestamps: true });
  }
  const packages = path.join(rebrandedDir, "node_modules");
  if (!existsSync(packages)) await symlink(path.join(projectDir, "node_modules"), packages, "junction");
  const options = Object.entries(BRAND).flatMap(([name, value]) => [`--${name}`, value]);
  const command = ["-r", "ts-node/register", "scripts/rebrand/rebrand.ts", "--yes", ...options];
  return run(process.execPath, command, { cwd: rebrandedDir });
};
