import type { IncomingMessage, ServerResponse } from "node:http";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { FEED_PATH } from "../../src/constants/feed";
import { RSS_PATH } from "../../src/constants/rss";
import { escapeMarkup } from "../utils/markup";
import { blogPostSchema, feedImageOf, POST_IMAGE_PATH } from "../content/schema/pages/blog-post";
import type { SiteSettings } from "../content/schema/agency/site-settings";
import { locale } from "../../src/messages/en-GB/locale";
import { contentDir } from "../content/content-dir";
import { readFacts } from "../content/facts";
import { substituteTokens } from "../content/tokens";

const postFile = z.looseObject({ items: z.array(blogPostSchema) });

/** A post in the feed: the fields of a blog host's answer, and the paragraphs. */
export interface FeedPost {
  readonly _id: string;
  readonly title: string;
  readonly author: string;
  /** The picture's address on this site, percent-encoded. */
  readonly image: string;
  readonly slug: string;
  readonly datePublished: string;
  readonly content: readonly string[];
}

interface FeedSource {
  readonly site: SiteSettings;
  readonly posts: readonly FeedPost[];
  /** The file of each post's picture, by its public address, percent-encoded. */
  readonly images: ReadonlyMap<string, string>;
  readonly excerpts: ReadonlyMap<string, string>;
}

/** Reads `data/posts.json`, newest post first, with the tokens replaced. */
export const readFeed = async (projectDir: string): Promise<FeedSource> => {
  const dataDir = contentDir(projectDir);
  const { site, tokens } = readFacts(dataDir);
  const file: unknown = JSON.parse(await readFile(path.join(dataDir, "posts.json"), "utf8"));
  const { items } = postFile.parse(substituteTokens(file, tokens));
  const newestFirst = [...items].sort((a, b) => Date.parse(b.datePublished) - Date.parse(a.datePublished));
  return {
    site,
    posts: newestFirst.map((post) => ({
      _id: post._id,
      title: post.title,
      author: post.author,
      image: feedImageOf(post),
      slug: post.slug,
      datePublished: post.datePublished,
      content: post.content,
    })),
    images: new Map(items.map((post) => [feedImageOf(post), path.join(dataDir, post.image.file)] as const)),
    excerpts: new Map(items.map(({ slug, excerpt }) => [slug, excerpt] as const)),
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
    <language>${locale}</language>
    <atom:link href="${url(RSS_PATH)}" rel="self" type="application/rss+xml"/>
${items.join("\n")}
  </channel>
</rss>
`;
};

/**
 * A post's picture for the feed: one file for every screen, in the size for cards on the sharpest screens, because
 * a post in the feed has only one address for it.
 */
const feedPicture = (file: string): Promise<Buffer> =>
  sharp(file).resize(960, 600, { fit: "cover" }).webp({ quality: 70 }).toBuffer();

/** Writes the feed, its pictures and the RSS document into the built site. */
export const writeFeed = async (projectDir: string, publicDir: string): Promise<void> => {
  const source = await readFeed(projectDir);
  const feedFile = path.join(publicDir, FEED_PATH);
  await Promise.all([
    mkdir(path.dirname(feedFile), { recursive: true }),
    mkdir(path.join(publicDir, POST_IMAGE_PATH), { recursive: true }),
  ]);
  await Promise.all([
    writeFile(feedFile, JSON.stringify(source.posts)),
    writeFile(path.join(publicDir, RSS_PATH), renderRss(source)),
    ...[...source.images].map(async ([address, file]) =>
      writeFile(path.join(publicDir, decodeURIComponent(address)), await feedPicture(file)),
    ),
  ]);
};

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** Serves the feed and its pictures. Reads them for each request, so that an edited post shows at once. */
export const feedMiddleware = (projectDir: string): Middleware => {
  const answer = async (address: string, response: ServerResponse): Promise<boolean> => {
    if (address !== FEED_PATH && !address.startsWith(`${POST_IMAGE_PATH}/`)) return false;
    const { posts, images } = await readFeed(projectDir);
    const image = images.get(address);
    if (address !== FEED_PATH && image === undefined) return false;
    response.setHeader("Content-Type", image === undefined ? "application/json; charset=utf-8" : "image/webp");
    response.end(image === undefined ? JSON.stringify(posts) : await feedPicture(image));
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
