import { z } from "zod";
import { readJson } from "./facts";

/** The lists that fill a page, by its address. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  "/our-works/": ["portfolio-images.json", "reels.json", "websites.json"],
  "/clients/": ["clients.json"],
  "/blog/": ["posts.json"],
  "/blogs/": ["posts.json"],
};

const listSchema = z.looseObject({ items: z.array(z.unknown()) });

/**
 * Pages with nothing to show yet, because each of their lists is empty. The site doesn't lead to them.
 *
 * @param blogHost where the posts come from, if that isn't `posts.json`
 */
export const emptyPages = (dataDir: string, blogHost = process.env.GATSBY_BLOG_API_HOST): string[] => {
  const isEmpty = (file: string): boolean =>
    !(file === "posts.json" && blogHost) && listSchema.parse(readJson(dataDir, file)).items.length === 0;
  return Object.entries(LISTS).flatMap(([address, lists]) => (lists.every(isEmpty) ? [address] : []));
};
