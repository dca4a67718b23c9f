import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { PALETTES, type Palette } from "../../../src/constants/palettes";
import { shareImage } from "../../../src/seo/share-image";
import { filesIn } from "../../content/check/project-files";
import { blogPostSchema } from "../../content/schema/pages/blog-post";
import { pageIntroSchema } from "../../content/schema/pages/page-intro";
import { homePageSchema } from "../../content/schema/pages/home-page";
import { legalPageSchema } from "../../content/schema/pages/legal-page";
import { pageSchema, slugOf } from "../../content/schema/pages/page";
import { readFacts } from "../../content/facts";
import { substituteTokens } from "../../content/tokens";
import { writeFileAtomic } from "../../utils/write-file-atomic";
import { drawShareImage, type ShareCard } from "./draw";

/** Colours of pages whose content names none. */
const PAGE_INTRO_PALETTES: Readonly<Record<z.output<typeof pageIntroSchema>["path"], Palette>> = {
  "/services/": "violet",
  "/our-works/": "marigold",
  "/clients/": "coral",
  "/team/": "jade",
  "/contact/": "coral",
  "/blog/": "lilac",
  "/404/": "ink",
};

/** A colour for a post, derived from its slug, so that a new post doesn't change the others. */
const paletteOfPost = (slug: string): Palette => {
  const names = [...PALETTES].sort();
  return names[(createHash("sha256").update(slug).digest()[0] ?? 0) % names.length] ?? "ink";
};

const homeFile = z.object(homePageSchema.shape);
const pageFile = z.object(pageSchema.shape);
const pageIntrosFile = z.object({ items: z.array(pageIntroSchema) });
const posts = z.object({ items: z.array(blogPostSchema) });
const legalPages = z.object({ items: z.array(legalPageSchema) });

/** The content of each page's share image, by the page's path. */
export const shareCards = (dataDir: string): ReadonlyMap<string, ShareCard> => {
  const { tokens } = readFacts(dataDir);
  const read = <Content>(schema: z.ZodType<Content>, file: string): Content[] =>
    existsSync(path.join(dataDir, file))
      ? [schema.parse(substituteTokens(JSON.parse(readFileSync(path.join(dataDir, file), "utf8")), tokens))]
      : [];
  const pageIntros = read(pageIntrosFile, "page-intros.json").flatMap(({ items }) => items);
  const kickerOf = (pagePath: string) => pageIntros.find((page) => page.path === pagePath)?.kicker;
  const pages = ["services", "pages"].flatMap((folder) =>
    filesIn(path.join(dataDir, folder)).flatMap((file) => read(pageFile, `${folder}/${file}`)),
  );
  return new Map<string, ShareCard>([
    ...read(homeFile, "home.json").map(({ hero }) => ["/", { title: hero.headline, palette: "ink" }] as const),
    ...pageIntros.map(
      ({ path: address, heading, kicker }) =>
        [address, { title: heading, kicker, palette: PAGE_INTRO_PALETTES[address] }] as const,
    ),
    ...pages.map(({ path: address, name, hero, palette }) => {
      const isService = address !== `/${slugOf(address)}/`;
      const words = isService
        ? { title: name, kicker: kickerOf("/services/") }
        : { title: hero.headline, kicker: name };
      return [address, { ...words, palette }] as const;
    }),
    ...read(legalPages, "legal.json").flatMap(({ items }) =>
      items.map(({ path: address, title }) => [address, { title, palette: "lilac" }] as const),
    ),
    ...read(posts, "posts.json").flatMap(({ items }) =>
      items.map(
        ({ slug, title }) =>
          [`/blog/${slug}/`, { title, kicker: kickerOf("/blog/"), palette: paletteOfPost(slug) }] as const,
      ),
    ),
  ]);
};

/** The colours are flat, so 64 are enough even for letters' edges. More effort takes twice as long and saves 10%. */
const render = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 4, compressionLevel: 9 }).toBuffer();

/**
 * Writes every page's share image into the built site. It reuses cached images, and deletes images
 * that no page uses any more.
 *
 * @returns how many images were drawn anew
 */
export const writeShareImages = async (dataDir: string, publicDir: string, cacheDir: string): Promise<number> => {
  const { name, domain } = readFacts(dataDir).site;
  const sender = { name, host: new URL(domain).host };
  await mkdir(cacheDir, { recursive: true });

  let drawn = 0;
  const fromCache = async (cached: string, svg: string): Promise<Buffer> => {
    const file = path.join(cacheDir, cached);
    if (existsSync(file)) return readFile(file);
    drawn += 1;
    const image = await render(svg);
    await writeFileAtomic(file, image);
    return image;
  };

  // Pages with the same title and colours share one picture.
  const images = new Map<string, Promise<Buffer>>();
  const files = new Set<string>();
  await Promise.all(
    [...shareCards(dataDir)].map(async ([address, card]) => {
      const svg = drawShareImage(card, sender);
      const cached = `${createHash("sha256").update(svg).digest("hex")}.png`;
      const picture = images.get(cached) ?? fromCache(cached, svg);
      images.set(cached, picture);
      const file = path.join(publicDir, shareImage(address));
      files.add(path.relative(path.join(publicDir, "share"), file).split(path.sep).join("/"));
      const image = await picture;
      const present = await readFile(file).catch(() => undefined);
      // An unchanged file keeps its modification time, and so its ETag.
      if (present?.equals(image)) return;
      await mkdir(path.dirname(file), { recursive: true });
      await writeFileAtomic(file, image);
    }),
  );

  const unused = (folder: string, wanted: { has: (file: string) => boolean }) =>
    filesIn(folder)
      .filter((file) => !wanted.has(file))
      .map((file) => rm(path.join(folder, file)));
  await Promise.all([...unused(cacheDir, images), ...unused(path.join(publicDir, "share"), files)]);
  return drawn;
};
