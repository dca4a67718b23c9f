import { readFile } from "node:fs/promises";
import path from "node:path";
import { FILLED_ICONS, UI_ICONS } from "../src/components/Icon/icon-names";
import { parseJson } from "./check-content/parse-json";
import { filesIn } from "./check-content/project-files";
import { referencesIn } from "./check-content/references";
import { contentFileFor } from "./schema";
import { symbolOf, writeSprite } from "./sprite";

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

const iconFile = (projectDir: string, name: string, style: Style): string =>
  path.join(projectDir, "node_modules", "@phosphor-icons", "core", "assets", style, `${name}-${style}.svg`);

/**
 * Writes the sprite static/icons.svg: the icons of the user interface under their names, and those that the content
 * names as `duo-{name}`, in two tones of the text colour. One file for all pages, cached by the browser.
 *
 * @returns how many icons it holds
 */
export const writeIcons = async (projectDir: string, dataDir: string): Promise<number> => {
  const symbols = await Promise.all([
    ...UI_ICONS.map((name) =>
      symbolOf(name, iconFile(projectDir, name, FILLED_ICONS.includes(name) ? "fill" : "bold")),
    ),
    ...(await namedIcons(dataDir)).map((name) => symbolOf(`duo-${name}`, iconFile(projectDir, name, "duotone"))),
  ]);
  await writeSprite(path.join(projectDir, "static", "icons.svg"), symbols);
  return symbols.length;
};
