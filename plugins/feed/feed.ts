import { statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { FEED_PATH, RSS_PATH } from "../../src/constants/feed";
import { escapeMarkup } from "../utils/markup";
import { nodesOf, siteOf, type GetNodesByType, type Site } from "../utils/nodes-of";
import { writeIfChanged } from "../utils/write-if-changed";

const blogPost = z.object({
  _id: z.string(),
  title: z.string(),
  author: z.string(),
  slug: z.string(),
  path: z.string(),
  datePublished: z.string(),
  content: z.array(z.string()),
  excerpt: z.string(),
  /** The picture's address on this site, percent-encoded. */
  feedImage: z.string(),
  image: z.object({ file: z.string() }),
});

type Post = z.output<typeof blogPost>;

/** The feed as a blog host would answer it. */
const renderFeed = (posts: readonly Post[]): string =>
  JSON.stringify(
    posts.map(({ _id, title, author, feedImage: image, slug, datePublished, excerpt, content }) =>
      // What a host answers, and no more.
      ({ _id, title, author, image, slug, datePublished, excerpt, content }),
    ),
  );

/** The posts as an RSS 2.0 document. */
const renderRss = (site: Site, posts: readonly Post[]): string => {
  const url = (address: string): string => escapeMarkup(new URL(address, site.domain).href);
  const items = posts.map(
    ({ title, author, path: address, datePublished, excerpt }) => `    <item>
      <title>${escapeMarkup(title)}</title>
      <link>${url(address)}</link>
      <guid isPermaLink="true">${url(address)}</guid>
      <dc:creator>${escapeMarkup(author)}</dc:creator>
      <pubDate>${new Date(datePublished).toUTCString()}</pubDate>
      <description>${escapeMarkup(excerpt)}</description>
    </item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeMarkup(site.name)}</title>
    <link>${url(site.paths.blog)}</link>
    <description>${escapeMarkup(site.description)}</description>
    <language>${escapeMarkup(site.language)}</language>
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

/** What this process has made each picture of. In development, every change of the content comes here. */
const sources = new Map<string, string>();

/**
 * Writes the posts that the site comes with into `publicDir`, newest first: as feed, with its pictures, and as RSS document.
 * The development server has them too.
 */
export const writeFeed = async (getNodesByType: GetNodesByType, dataDir: string, publicDir: string): Promise<void> => {
  const posts = nodesOf(getNodesByType, "BlogPost", blogPost.shape).sort(
    (a, b) => Date.parse(b.datePublished) - Date.parse(a.datePublished),
  );
  await writeIfChanged(path.join(publicDir, FEED_PATH), renderFeed(posts));
  await writeIfChanged(path.join(publicDir, RSS_PATH), renderRss(siteOf(getNodesByType), posts));
  for (const { feedImage, image } of posts) {
    const [from, to] = [path.join(dataDir, image.file), path.join(publicDir, decodeURIComponent(feedImage))];
    const source = `${from} ${statSync(from).mtimeMs}`;
    if (sources.get(to) === source) continue;
    await writeIfChanged(to, await feedPicture(from));
    sources.set(to, source);
  }
};
