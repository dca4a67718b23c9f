import type { IncomingMessage, ServerResponse } from "node:http";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { escapeMarkup } from "./markup";
import { readJson, readSiteFacts, type SiteFacts } from "./site-facts";
import { replaceTokens } from "./tokens";

/** Where the site's own feed lies, on the address a blog host would answer at. */
export const FEED_PATH = "/api/v1/blog/viewblog";
export const RSS_PATH = "/rss.xml";
const IMAGE_PATH = "/blog-images";

const postFile = z.object({
  items: z.array(
    z.object({
      _id: z.string(),
      title: z.string(),
      author: z.string(),
      slug: z.string().regex(/^[a-z0-9-]+$/),
      datePublished: z.string(),
      excerpt: z.string(),
      image: z.object({ file: z.string(), alt: z.string() }),
      content: z.array(z.string()),
    }),
  ),
});

/** A post as the feed gives it: what a blog host's answer holds, and its paragraphs. */
export interface FeedPost {
  readonly _id: string;
  readonly title: string;
  readonly author: string;
  /** Address of the picture on this site. */
  readonly image: string;
  readonly slug: string;
  readonly datePublished: string;
  readonly content: readonly string[];
}

interface FeedSource {
  readonly site: SiteFacts;
  readonly posts: readonly FeedPost[];
  /** File of each post's picture, by the public address it gets. */
  readonly images: ReadonlyMap<string, string>;
  readonly excerpts: ReadonlyMap<string, string>;
}

/** Reads `data/posts.json`, newest post first, with the names of the site settings put in. */
export const readFeed = async (projectDir: string): Promise<FeedSource> => {
  const dataDir = path.join(projectDir, "data");
  const site = await readSiteFacts(projectDir);
  const { items } = postFile.parse(await readJson(path.join(dataDir, "posts.json")));
  const text = (value: string): string => replaceTokens(value, site);
  const newestFirst = [...items].sort((a, b) => Date.parse(b.datePublished) - Date.parse(a.datePublished));
  const address = (slug: string, file: string): string => `${IMAGE_PATH}/${slug}${path.extname(file)}`;
  return {
    site,
    posts: newestFirst.map((post) => ({
      _id: post._id,
      title: text(post.title),
      author: text(post.author),
      image: address(post.slug, post.image.file),
      slug: post.slug,
      datePublished: post.datePublished,
      content: post.content.map(text),
    })),
    images: new Map(
      items.map(({ slug, image }) => [address(slug, image.file), path.join(dataDir, image.file)] as const),
    ),
    excerpts: new Map(items.map(({ slug, excerpt }) => [slug, text(excerpt)] as const)),
  };
};

/** The posts as an RSS 2.0 document. */
export const renderRss = ({ site, posts, excerpts }: FeedSource): string => {
  const url = (address: string): string => escapeMarkup(new URL(address, site.domain).href);
  const items = posts.map(
    ({ title, author, slug, datePublished }) => `    <item>
      <title>${escapeMarkup(title)}</title>
      <link>${url(`/blog/${slug}/`)}</link>
      <guid isPermaLink="true">${url(`/blog/${slug}/`)}</guid>
      <dc:creator>${escapeMarkup(author)}</dc:creator>
      <pubDate>${new Date(datePublished).toUTCString()}</pubDate>
      <description>${escapeMarkup(excerpts.get(slug) ?? "")}</description>
    </item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeMarkup(site.name)}</title>
    <link>${url("/blog/")}</link>
    <description>${escapeMarkup(site.description)}</description>
    <language>en-GB</language>
    <atom:link href="${url(RSS_PATH)}" rel="self" type="application/rss+xml"/>
${items.join("\n")}
  </channel>
</rss>
`;
};

/** Writes the feed, its pictures and the RSS document into the built site. */
export const writeFeed = async (projectDir: string, publicDir: string): Promise<void> => {
  const source = await readFeed(projectDir);
  const feedFile = path.join(publicDir, FEED_PATH);
  await Promise.all([mkdir(path.dirname(feedFile), { recursive: true }), mkdir(path.join(publicDir, IMAGE_PATH), { recursive: true })]);
  await Promise.all([
    writeFile(feedFile, JSON.stringify(source.posts)),
    writeFile(path.join(publicDir, RSS_PATH), renderRss(source)),
    ...[...source.images].map(([address, file]) => copyFile(file, path.join(publicDir, address))),
  ]);
};

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** Answers the feed and its pictures, read anew each time so that an edited post shows at once. */
export const feedMiddleware = (projectDir: string): Middleware => {
  const answer = async (address: string, response: ServerResponse): Promise<boolean> => {
    if (address !== FEED_PATH && !address.startsWith(`${IMAGE_PATH}/`)) return false;
    const { posts, images } = await readFeed(projectDir);
    const image = images.get(address);
    if (address !== FEED_PATH && image === undefined) return false;
    response.setHeader("Content-Type", image === undefined ? "application/json; charset=utf-8" : "image/webp");
    response.end(image === undefined ? JSON.stringify(posts) : await readFile(image));
    return true;
  };
  return (request, response, next) => {
    answer(new URL(request.url ?? "/", "http://localhost").pathname, response).then((answered) => {
      if (!answered) next();
    }, next);
  };
};

/** `onCreateDevServer`: the feed of the built site, in `gatsby develop`. */
export const serveFeed = ({ app }: { app: { use: (handler: Middleware) => unknown } }): void => {
  app.use(feedMiddleware(process.cwd()));
};
