import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { FILLED_ICONS, UI_ICONS } from "../src/components/Icon/icon-names";
import { parseJson } from "./check-content/parse-json";
import { filesIn } from "./check-content/project-files";
import { referencesIn } from "./check-content/references";
import { parseSvg } from "./inline-svg";
import { contentFileFor } from "./schema";

type Style = "bold" | "fill" | "duotone";

/** The icons that the JSON files name, without repetition. */
const namedIcons = async (dataDir: string): Promise<string[]> => {
  const named = await Promise.all(
    filesIn(dataDir).map(async (file) => {
      const contentFile = contentFileFor(file);
      if (!contentFile) return [];
      const parsed = parseJson(await readFile(path.join(dataDir, file), "utf8"));
      return "value" in parsed ? referencesIn(contentFile.schema, parsed.value) : [];
    }),
  );
  const icons = named.flat().filter(({ role }) => role.kind === "icon");
  return [...new Set(icons.map(({ value }) => value))].sort();
};

const symbol = async (projectDir: string, id: string, name: string, style: Style): Promise<string> => {
  const file = path.join(
    projectDir,
    "node_modules",
    "@phosphor-icons",
    "core",
    "assets",
    style,
    `${name}-${style}.svg`,
  );
  const { viewBox, body } = parseSvg(await readFile(file, "utf8"), id);
  return `<symbol id="${id}" viewBox="${viewBox}">${body}</symbol>`;
};

/**
 * Writes the sprite static/icons.svg: the icons of the user interface under their names, and those that the content
 * names as `duo-{name}`, in two tones of the text colour. One file for all pages, cached by the browser.
 *
 * @returns how many icons it holds
 */
export const writeIcons = async (projectDir: string, dataDir: string): Promise<number> => {
  const symbols = await Promise.all([
    ...UI_ICONS.map((name) => symbol(projectDir, name, name, FILLED_ICONS.includes(name) ? "fill" : "bold")),
    ...(await namedIcons(dataDir)).map((name) => symbol(projectDir, `duo-${name}`, name, "duotone")),
  ]);
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
  const target = path.join(projectDir, "static", "icons.svg");
  const present = await readFile(target, "utf8").catch(() => "");
  // An unchanged file keeps its time, so that a warm start has nothing to copy and a running develop nothing to reload.
  if (present !== sprite) await writeFile(target, sprite);
  return symbols.length;
};
