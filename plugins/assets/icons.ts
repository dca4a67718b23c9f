import path from "node:path";
import { FILLED_ICONS, UI_ICONS } from "../../src/components/Icon/icon-names";
import type { GetNodesByType } from "../utils/nodes-of";
import { symbolOf, writeSprite } from "./sprite";

type Style = "bold" | "fill" | "duotone";

/** Content that the whole site shares, and names icons. */
const SHARED_TYPES = ["HomeService", "Value"];

const isText = (value: unknown): value is string => typeof value === "string";

/** The icons in the fields `icon` and `icons`, however deep. */
const iconsIn = (value: unknown): string[] => {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    field === "icon" || field === "icons" ? [inner].flat().filter(isText) : iconsIn(inner),
  );
};

const namedIcons = (types: readonly string[], getNodesByType: GetNodesByType): string[] =>
  [...new Set(types.flatMap((type) => iconsIn(getNodesByType(type))))].sort();

const iconFile = (projectDir: string, name: string, style: Style): string =>
  path.join(projectDir, "node_modules", "@phosphor-icons", "core", "assets", style, `${name}-${style}.svg`);

/**
 * Writes two sprites into public/. icons.svg, for every page, has the interface's icons and, as `duo-{name}`, those of
 * shared content. page-icons.svg has, as `page-{name}`, those of other pages, so that home doesn't wait for them.
 */
export const writeIcons = async (projectDir: string, getNodesByType: GetNodesByType): Promise<void> => {
  const inTwoTones = (prefix: string, types: readonly string[]): Promise<string[]> =>
    Promise.all(
      namedIcons(types, getNodesByType).map((name) =>
        symbolOf(`${prefix}-${name}`, iconFile(projectDir, name, "duotone")),
      ),
    );
  const ofInterface = await Promise.all(
    UI_ICONS.map((name) => symbolOf(name, iconFile(projectDir, name, FILLED_ICONS.includes(name) ? "fill" : "bold"))),
  );
  const shared = await inTwoTones("duo", SHARED_TYPES);
  const ofPages = await inTwoTones("page", ["Page"]);
  await writeSprite(path.join(projectDir, "public", "icons.svg"), [...ofInterface, ...shared]);
  await writeSprite(path.join(projectDir, "public", "page-icons.svg"), ofPages);
};
