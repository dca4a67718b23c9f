import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { PALETTES, type Palette } from "../../src/constants/palettes";
import { shareImage } from "../../src/seo/share-image";
import { listFiles } from "../utils/list-files";
import { nodesOf, type GetNodesByType } from "../utils/nodes-of";
import { writeFileAtomic } from "../utils/write-file-atomic";
import { drawShareImage, type Sender, type ShareCard } from "./draw";

/** Colours of pages whose content names none. */
const PAGE_INTRO_PALETTES: Readonly<Record<string, Palette>> = {
  services: "violet",
  works: "marigold",
  clients: "coral",
  team: "jade",
  contact: "coral",
  blog: "lilac",
};

/** A colour for a post, derived from its slug, so that a new post doesn't change the others. */
const paletteOfPost = (slug: string): Palette => {
  const names = [...PALETTES].sort();
  return names[(createHash("sha256").update(slug).digest()[0] ?? 0) % names.length] ?? "ink";
};

const hero = z.object({ headline: z.string() });
const homePage = z.object({ hero });
const pageIntro = z.object({ page: z.string(), path: z.string(), heading: z.string(), kicker: z.string().optional() });
const page = z.object({
  path: z.string(),
  name: z.string(),
  palette: z.enum(PALETTES),
  hero,
  isService: z.boolean(),
});
const legalPage = z.object({ path: z.string(), title: z.string() });
const blogPost = z.object({ path: z.string(), slug: z.string(), title: z.string() });

/** The content of each page's share image, by the page's path. */
export const shareCards = (getNodesByType: GetNodesByType): ReadonlyMap<string, ShareCard> => {
  const pageIntros = nodesOf(getNodesByType, "PageIntro", pageIntro);
  const kickerOf = (name: string) => pageIntros.find((intro) => intro.page === name)?.kicker;
  const cards: (readonly [path: string, card: ShareCard])[] = [
    ...nodesOf(getNodesByType, "HomePage", homePage).map(
      ({ hero: { headline } }) => ["/", { title: headline, palette: "ink" }] as const,
    ),
    ...pageIntros.map(
      ({ page: name, path: address, heading, kicker }) =>
        [address, { title: heading, kicker, palette: PAGE_INTRO_PALETTES[name] ?? "ink" }] as const,
    ),
    ...nodesOf(getNodesByType, "Page", page).map(
      ({ path: address, name, hero: { headline }, palette, isService }) =>
        [
          address,
          isService
            ? { title: name, kicker: kickerOf("services"), palette }
            : { title: headline, kicker: name, palette },
        ] as const,
    ),
    ...nodesOf(getNodesByType, "LegalPage", legalPage).map(
      ({ path: address, title }) => [address, { title, palette: "lilac" }] as const,
    ),
    ...nodesOf(getNodesByType, "BlogPost", blogPost).map(
      ({ path: address, slug, title }) =>
        [address, { title, kicker: kickerOf("blog"), palette: paletteOfPost(slug) }] as const,
    ),
  ];
  return new Map(cards);
};

/**
 * Writes every page's share image into the built site, from those that are kept, and deletes images of pages that are gone.
 *
 * @returns how many images were drawn anew
 */
export const writeShareImages = async (
  cards: ReadonlyMap<string, ShareCard>,
  sender: Sender,
  publicDir: string,
  cacheDir: string,
): Promise<number> => {
  await mkdir(cacheDir, { recursive: true });
  let drawn = 0;
  for (const [address, card] of cards) {
    // Pages with the same title and colours share one picture.
    const hash = createHash("sha256")
      .update(JSON.stringify([card, sender]))
      .digest("hex");
    const file = path.join(cacheDir, `${hash}.png`);
    if (!existsSync(file)) {
      await writeFileAtomic(file, await drawShareImage(card, sender));
      drawn += 1;
    }
    // A picture that stays the same keeps its modification time, and so its ETag.
    await cp(file, path.join(publicDir, shareImage(address)), { preserveTimestamps: true });
  }
  const used = new Set([...cards.keys()].map(shareImage));
  const unused = listFiles(path.join(publicDir, "share")).filter((file) => !used.has(`/share/${file}`));
  await Promise.all(unused.map((file) => rm(path.join(publicDir, "share", file))));
  return drawn;
};
