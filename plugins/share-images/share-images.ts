import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { shareImage } from "../../src/seo/share-image";
import { POSTER_SCHEMES } from "../../src/theme/color-schemes";
import { listFiles } from "../utils/list-files";
import { nodesOf, type GetNodesByType } from "../utils/nodes-of";
import { writeIfChanged } from "../utils/write-if-changed";
import { drawShareImage, type Sender, type ShareCard } from "./draw";

/** Colours of pages whose content names none. */
const PAGE_INTRO_SCHEMES: Readonly<Record<string, ShareCard["colorScheme"]>> = {
  services: "violet",
  works: "marigold",
  clients: "coral",
  team: "jade",
  contact: "coral",
  blog: "lilac",
};

/** A colour for a post, derived from its slug, so that a new post doesn't change the others. */
const schemeOfPost = (slug: string): ShareCard["colorScheme"] => {
  const names = [...POSTER_SCHEMES].sort();
  return names[(createHash("sha256").update(slug).digest()[0] ?? 0) % names.length] ?? "ink";
};

const text = z.string();
const hero = z.object({ headline: text });

/** The content of each page's share image, by the page's path. */
export const shareCards = (getNodesByType: GetNodesByType): ReadonlyMap<string, ShareCard> => {
  const cards = new Map<string, ShareCard>();
  for (const home of nodesOf(getNodesByType, "HomePage", { hero }))
    cards.set("/", { title: home.hero.headline, colorScheme: "ink" });

  const intros = nodesOf(getNodesByType, "PageIntro", {
    page: text,
    path: text,
    heading: text,
    kicker: text.optional(),
  });
  const kickerOf = (name: string) => intros.find((intro) => intro.page === name)?.kicker;
  for (const { page, path, heading, kicker } of intros)
    cards.set(path, { title: heading, kicker, colorScheme: PAGE_INTRO_SCHEMES[page] ?? "ink" });

  const pageFields = { path: text, name: text, colorScheme: z.enum(POSTER_SCHEMES), hero, isService: z.boolean() };
  for (const { path, name, hero, colorScheme, isService } of nodesOf(getNodesByType, "Page", pageFields)) {
    const words = isService ? { title: name, kicker: kickerOf("services") } : { title: hero.headline, kicker: name };
    cards.set(path, { ...words, colorScheme });
  }
  for (const { path, title } of nodesOf(getNodesByType, "LegalPage", { path: text, title: text }))
    cards.set(path, { title, colorScheme: "lilac" });
  for (const { path, slug, title } of nodesOf(getNodesByType, "BlogPost", { path: text, slug: text, title: text }))
    cards.set(path, { title, kicker: kickerOf("blog"), colorScheme: schemeOfPost(slug) });
  return cards;
};

/** Writes every page's share image, and deletes those of pages that are gone. @returns how many were drawn anew */
export const writeShareImages = async (
  cards: ReadonlyMap<string, ShareCard>,
  sender: Sender,
  publicDir: string,
  cacheDir: string,
): Promise<number> => {
  let drawn = 0;
  for (const [address, card] of cards) {
    // Pages with the same title and colours share one picture.
    const hash = createHash("sha256")
      .update(JSON.stringify([card, sender]))
      .digest("hex");
    const file = path.join(cacheDir, `${hash}.png`);
    if (!existsSync(file)) {
      await writeIfChanged(file, await drawShareImage(card, sender));
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
