import path from "node:path";
import { z } from "zod";
import { listFiles } from "../utils/list-files";
import { readFacts, readJson } from "./facts";
import type { SiteSettings } from "./schema/agency/site-settings";

/** The lists that fill a page of their own. */
const LISTS: readonly (readonly [page: keyof SiteSettings["paths"], lists: readonly string[]])[] = [
  ["works", ["portfolio-images.json", "reels.json", "websites.json"]],
  ["clients", ["clients.json"]],
  ["blog", ["posts.json"]],
];

const listSchema = z.looseObject({ items: z.array(z.unknown()) });
const pageSchema = z.looseObject({ path: z.string(), shared: z.array(z.string()).default([]) });

/** The pages of data/pages/ that list the posts, as the blog does. */
export const otherBlogs = (dataDir: string): string[] =>
  listFiles(path.join(dataDir, "pages"))
    .filter((file) => file.endsWith(".json"))
    .map((file) => pageSchema.parse(readJson(dataDir, `pages/${file}`)))
    .filter(({ shared }) => shared.includes("blog-list"))
    .map((page) => page.path);

/**
 * Pages with nothing to show yet, because each of their lists is empty. The site doesn't lead to them.
 *
 * @param blogHost where the posts come from, if that isn't `posts.json`
 */
export const emptyPages = (dataDir: string, blogHost = process.env.GATSBY_BLOG_API_HOST): string[] => {
  const { paths } = readFacts(dataDir).site;
  const isEmpty = (file: string): boolean =>
    !(file === "posts.json" && blogHost) && listSchema.parse(readJson(dataDir, file)).items.length === 0;
  return LISTS.filter(([, lists]) => lists.every(isEmpty)).flatMap(([page]) =>
    page === "blog" ? [paths.blog, ...otherBlogs(dataDir)] : [paths[page]],
  );
};
