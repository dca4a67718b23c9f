import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
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
  "/services/": "violet",
  "/our-works/": "marigold",
  "/clients/": "coral",
  "/team/": "jade",
  "/contact/": "coral",
  "/blog/": "lilac",
};

/** A colour for a post, derived from its slug, so that a new post doesn't change the others. */
const paletteOfPost = (slug: string): Palette => {
  const names = [...PALETTES].sort();
  return names[(createHash("sha256").update(slug).digest()[0] ?? 0) % names.length] ?? "ink";
};

const hero = z.object({ headline: z.string() });
const homePage = z.object({ hero });
const pageIntro = z.object({ path: z.string(), heading: z.string(), kicker: z.string().optional() });
const page = z.object({
  path: z.string(),
  name: z.string(),
  palette: z.enum(PALETTES),
  hero,
  isService: z.boolean(),
});
const legalPage = z.object({ path: z.string(), title: z.string() });
const blogPost = z.object({ slug: z.string(), title: z.string() });

/** The content of each page's share image, by the page's path. */
export const shareCards = (getNodesByType: GetNodesByType): ReadonlyMap<string, ShareCard> => {
  const pageIntros = nodesOf(getNodesByType, "PageIntro", pageIntro);
  const kickerOf = (pagePath: string) => pageIntros.find((intro) => intro.path === pagePath)?.kicker;
  const cards: (readonly [path: string, card: ShareCard])[] = [
    ...nodesOf(getNodesByType, "HomePage", homePage).map(
      ({ hero: { headline } }) => ["/", { title: headline, palette: "ink" }] as const,
    ),
    ...pageIntros.map(
      ({ path: address, heading, kicker }) =>
        [address, { title: heading, kicker, palette: PAGE_INTRO_PALETTES[address] ?? "ink" }] as const,
    ),
    ...nodesOf(getNodesByType, "Page", page).map(
      ({ path: address, name, hero: { headline }, palette, isService }) =>
        [
          address,
          isService
            ? { title: name, kicker: kickerOf("/services/"), palette }
            : { title: headline, kicker: name, palette },
        ] as const,
    ),
    ...nodesOf(getNodesByType, "LegalPage", legalPage).map(
      ({ path: address, title }) => [address, { title, palette: "lilac" }] as const,
    ),
    ...nodesOf(getNodesByType, "BlogPost", blogPost).map(
      ({ slug, title }) =>
        [`/blog/${slug}/`, { title, kicker: kickerOf("/blog/"), palette: paletteOfPost(slug) }] as const,
    ),
  ];
  return new Map(cards);
};

const deleteUnused = async (folder: string, used: { has: (file: string) => boolean }): Promise<void> => {
  const unused = listFiles(folder).filter((file) => !used.has(file));
  await Promise.all(unused.map((file) => rm(path.join(folder, file))));
};

/**
 * Writes every page's share image into the built site. It reuses cached images, and deletes images
 * that no page uses any more.
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
  const draw = async (file: string, card: ShareCard): Promise<Buffer> => {
    if (existsSync(file)) return readFile(file);
    drawn += 1;
    const image = await drawShareImage(card, sender);
    await writeFileAtomic(file, image);
    return image;
  };

  const cached = new Set<string>();
  const files = new Set<string>();
  for (const [address, card] of cards) {
    // Pages with the same title and colours share one picture.
    const name = `${createHash("sha256")
      .update(JSON.stringify([card, sender]))
      .digest("hex")}.png`;
    const image = await draw(path.join(cacheDir, name), card);
    cached.add(name);
    const file = path.join(publicDir, shareImage(address));
    files.add(path.posix.relative("/share", shareImage(address)));
    const present = await readFile(file).catch(() => undefined);
    // An unchanged file keeps its modification time, and so its ETag.
    if (present?.equals(image)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFileAtomic(file, image);
  }
  await deleteUnused(cacheDir, cached);
  await deleteUnused(path.join(publicDir, "share"), files);
  return drawn;
};
