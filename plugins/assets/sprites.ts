import path from "node:path";
import { z } from "zod";
import { FILLED_ICONS, UI_ICONS } from "../../src/components/Icon/icon-names";
import { FIRST_CLIENTS, partnerId, SPRITES } from "../../src/components/SpriteLogo/sprites";
import { nodesOf, type GetNodesByType } from "../utils/nodes-of";
import { readSvg } from "../utils/parse-svg";
import { writeIfChanged } from "../utils/write-if-changed";

interface Drawing {
  /** In its sprite. It also prefixes the ids inside the drawing, so that they're unique. */
  readonly id: string;
  /** Relative to the project's folder. */
  readonly file: string;
}

/** Writes an SVG file of symbols. A page shows one with `<use href="/file.svg#id">`. */
const writeSprite = async (projectDir: string, name: string, drawings: readonly Drawing[]): Promise<void> => {
  const symbols = drawings.map(async ({ id, file }) => {
    const { viewBox, body } = await readSvg(path.join(projectDir, file), id);
    return `<symbol id="${id}" viewBox="${viewBox}">${body}</symbol>`;
  });
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${(await Promise.all(symbols)).join("")}</svg>\n`;
  await writeIfChanged(path.join(projectDir, "public", name), sprite);
};

const isText = (value: unknown): value is string => typeof value === "string";

/** The icons in the fields `icon` and `icons`, however deep. */
const iconsIn = (value: unknown): string[] => {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    field === "icon" || field === "icons" ? [inner].flat().filter(isText) : iconsIn(inner),
  );
};

const phosphor = (id: string, name: string, style: "bold" | "fill" | "duotone"): Drawing => ({
  id,
  file: `node_modules/@phosphor-icons/core/assets/${style}/${name}-${style}.svg`,
});

const client = { slug: z.string(), logo: z.string() };
const partner = { image: z.object({ file: z.string() }) };
const inData = (id: string, file: string): Drawing => ({ id, file: `data/${file}` });

/**
 * Writes the sprites into public/. icons.svg, for every page, has the interface's icons and, as `duo-{name}`, those of
 * home's services. page-icons.svg has, as `page-{name}`, those of other pages, so that home doesn't wait for them. Others
 * have the clients' logos and the partners' badges.
 */
export const writeSprites = async (projectDir: string, getNodesByType: GetNodesByType): Promise<void> => {
  const iconsOf = (prefix: string, type: string): Drawing[] =>
    [...new Set(iconsIn(getNodesByType(type)))].sort().map((name) => phosphor(`${prefix}-${name}`, name, "duotone"));
  const clients = nodesOf(getNodesByType, "Client", client).map(({ slug, logo }) => inData(slug, logo));
  const sprites = {
    "icons.svg": [
      ...UI_ICONS.map((name) => phosphor(name, name, FILLED_ICONS.includes(name) ? "fill" : "bold")),
      ...iconsOf("duo", "HomeService"),
    ],
    "page-icons.svg": iconsOf("page", "Page"),
    [SPRITES.firstClients]: clients.slice(0, FIRST_CLIENTS),
    [SPRITES.moreClients]: clients.slice(FIRST_CLIENTS),
    [SPRITES.partners]: nodesOf(getNodesByType, "Partner", partner).map(({ image }, index) =>
      inData(partnerId(index), image.file),
    ),
  };
  for (const [name, drawings] of Object.entries(sprites)) await writeSprite(projectDir, name, drawings);
};
