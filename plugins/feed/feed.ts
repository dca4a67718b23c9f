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

type BlogPost = z.output<typeof blogPost>;

/** What a blog host would answer of each post. */
const FEED_FIELDS = ["_id", "title", "author", "image", "slug", "datePublished", "excerpt", "content"];

const renderRss = (site: Site, posts: readonly BlogPost[]): string => {
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

/** One file for every screen, in the size for cards on the sharpest ones: in the feed, a post has one picture. */
const feedPicture = (file: string): Promise<Buffer> =>
  sharp(file).resize(960, 600, { fit: "cover" }).webp({ quality: 70 }).toBuffer();

/** Writes the feed, its pictures and the RSS document of the posts that the site comes with into static/. */
export const writeFeed = async (projectDir: string, getNodesByType: GetNodesByType): Promise<void> => {
  const posts = nodesOf(getNodesByType, "BlogPost", blogPost.shape).sort(
    (a, b) => Date.parse(b.datePublished) - Date.parse(a.datePublished),
  );
  const write = (address: string, content: string | Buffer): Promise<void> =>
    writeIfChanged(path.join(projectDir, "static", address), content, true);
  const feed = posts.map((post) => ({ ...post, image: post.feedImage }));
  await write(FEED_PATH, JSON.stringify(feed, FEED_FIELDS));
  await write(RSS_PATH, renderRss(siteOf(getNodesByType), posts));
  for (const { feedImage, image } of posts) {
    await write(decodeURIComponent(feedImage), await feedPicture(path.join(projectDir, "data", image.file)));
  }
};
