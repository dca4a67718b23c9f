import path from "node:path";
import { FILLED_ICONS, UI_ICONS } from "../../src/components/Icon/icon-names";
import { filesIn } from "../content/check/project-files";
import { referencesIn } from "../content/check/references/references";
import { readJson } from "../content/facts";
import { contentFileFor } from "../content/schema";
import { symbolOf, writeSprite } from "./sprite";

type Style = "bold" | "fill" | "duotone";

/** Each page has its own file in a folder. Content that the whole site shares is in data/ itself. */
const isOfPage = (file: string): boolean => file.includes("/");

/** The icons that some JSON files name, without duplicates. */
const namedIcons = (dataDir: string, files: readonly string[]): string[] => {
  const named = files.flatMap((file) => {
    const contentFile = contentFileFor(file);
    return contentFile ? referencesIn(contentFile.schema, readJson(dataDir, file)) : [];
  });
  const icons = named.filter(({ role }) => role.kind === "icon");
  return [...new Set(icons.map(({ value }) => value))].sort();
};

const iconFile = (projectDir: string, name: string, style: Style): string =>
  path.join(projectDir, "node_modules", "@phosphor-icons", "core", "assets", style, `${name}-${style}.svg`);

/**
 * Writes two sprites into static/. icons.svg is for every page: the icons of the user interface under their names, and
 * as `duo-{name}`, in two tones of the text colour, those that the shared content names. page-icons.svg has, as
 * `page-{name}`, the many that services and other pages name, so that the home page doesn't wait for them.
 */
export const writeIcons = async (projectDir: string, dataDir: string): Promise<void> => {
  const inTwoTones = (prefix: string, files: readonly string[]): Promise<string[]> => {
    const names = namedIcons(dataDir, files);
    return Promise.all(names.map((name) => symbolOf(`${prefix}-${name}`, iconFile(projectDir, name, "duotone"))));
  };
  const ofInterface = await Promise.all(
    UI_ICONS.map((name) => symbolOf(name, iconFile(projectDir, name, FILLED_ICONS.includes(name) ? "fill" : "bold"))),
  );
  const files = filesIn(dataDir);
  const shared = await inTwoTones(
    "duo",
    files.filter((file) => !isOfPage(file)),
  );
  const ofPages = await inTwoTones("page", files.filter(isOfPage));
  await writeSprite(path.join(projectDir, "static", "icons.svg"), [...ofInterface, ...shared]);
  await writeSprite(path.join(projectDir, "static", "page-icons.svg"), ofPages);
};
