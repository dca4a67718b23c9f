import path from "node:path";
import { z } from "zod";
import { listFiles } from "../utils/list-files";
import { readFacts, readJson } from "./facts";

const listSchema = z.looseObject({ items: z.array(z.unknown()) });
const pageSchema = z.looseObject({ path: z.string(), shared: z.array(z.string()).default([]) });

/** The pages of data/pages/ that list the posts, as the blog does. */
export const otherBlogs = (dataDir: string): string[] =>
  listFiles(path.join(dataDir, "pages"))
    .filter((file) => file.endsWith(".json"))
    .map((file) => pageSchema.parse(readJson(dataDir, `pages/${file}`)))
    .filter(({ shared }) => shared.includes("blog-list"))
    .map((page) => page.path);

/** Pages with nothing to show yet, as each of their lists is empty: the site doesn't lead to them. */
export const emptyPages = (dataDir: string, blogHost = process.env.GATSBY_BLOG_API_HOST): string[] => {
  const { works, clients, blog } = readFacts(dataDir).site.paths;
  const isEmpty = (name: string): boolean => listSchema.parse(readJson(dataDir, `${name}.json`)).items.length === 0;
  return [
    ...(["portfolio-images", "reels", "websites"].every(isEmpty) ? [works] : []),
    ...(isEmpty("clients") ? [clients] : []),
    ...(!blogHost && isEmpty("posts") ? [blog, ...otherBlogs(dataDir)] : []),
  ];
};
