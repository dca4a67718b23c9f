// @ts-check
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectDir } from "../lib/project.mjs";

/**
 * Saves a benchmark's results as `bench/results/<name>-<minute>.json`, and prints the path.
 *
 * @param {string} name
 * @param {unknown} results
 */
export const writeResults = (name, results) => {
  const folder = path.join(projectDir, "bench", "results");
  mkdirSync(folder, { recursive: true });
  const minute = new Date().toISOString().slice(0, 16).replace(":", "-");
  const file = path.join(folder, `${name}-${minute}.json`);
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`Written to ${path.relative(projectDir, file)}.`);
};
