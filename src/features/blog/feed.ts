import { FEED_PATH } from "../../constants/feed";
import { site } from "../../site";
import { motion } from "../../theme";

/** A validated post from the feed. All its texts are shown as text, never as HTML. */
export interface FeedPost {
  slug: string;
  title: string;
  /** Empty if the feed doesn't name an author. */
  author: string;
  /** In ISO 8601. */
  datePublished: string;
  /** The picture's address, on this site or the feed's host. Null for the neutral cover. */
  image: string | null;
  /** The post in a sentence or two. Empty if the feed doesn't say. */
  excerpt: string;
  /** Paragraphs. Empty if the feed has none. */
  content: string[];
}

/** The parts of a post that a card shows. */
export type PostSummary = Omit<FeedPost, "content">;

/** The feed's address: on the host in `GATSBY_BLOG_API_HOST`, or on the site itself. */
export const feedUrl = (host = process.env.GATSBY_BLOG_API_HOST ?? ""): string =>
  `${host.replace(/\/+$/, "")}${FEED_PATH}`;

/** Whether the build writes the feed from the site's own posts, so they can be shown until the feed has loaded. */
export const isOwnFeed = !process.env.GATSBY_BLOG_API_HOST;

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** One part of an address: no slashes, which some hosts decode, and nothing invisible but some scripts' joiners. */
const SLUG = /^(?!\.{1,2}$)(?:[^\p{C}/\\]|\p{Join_C})+$/u;

/** The path of a post's page. */
export const postPath = (slug: string): string => `${site.paths.blog}${encodeURIComponent(slug)}/`;

/** Whether a path belongs to the post with this slug. The same letter can be encoded in two ways (é, or e and ´). */
export const isPostPath = (slug: string, pathname: string): boolean => {
  try {
    const path = decodeURIComponent(pathname).replace(/\/?$/, "/");
    return path.normalize() === `${site.paths.blog}${slug}/`.normalize();
  } catch {
    // A percent sign that doesn't encode anything.
    return false;
  }
};

/** The address, if it's on a host that the page's policy allows pictures from: the feed's or the site's. */
const imageAddress = (value: unknown, base: string): string | null => {
  const address = text(value);
  if (!address) return null;
  try {
    const url = new URL(address, base);
    // If the path started with two slashes, the browser would read what follows as a host.
    if (url.origin === location.origin) return url.pathname.replace(/^\/+/, "/") + url.search;
    return url.origin === new URL(base).origin ? url.href : null;
  } catch {
    return null;
  }
};

const toPost = (item: unknown, base: string): FeedPost | null => {
  if (typeof item !== "object" || item === null) return null;
  const field = (name: string): unknown => Reflect.get(item, name);
  const title = text(field("title"));
  const slug = text(field("slug"));
  const published = field("datePublished");
  // Some feeds have the number that JavaScript keeps dates as: milliseconds since 1970.
  const date = new Date(typeof published === "number" ? published : text(published));
  if (!title || !SLUG.test(slug) || Number.isNaN(date.getTime())) return null;
  return {
    slug,
    title,
    author: text(field("author")),
    datePublished: date.toISOString(),
    image: imageAddress(field("image"), base),
    excerpt: text(field("excerpt")),
    content: [field("content")].flat().map(text).filter(Boolean),
  };
};

/**
 * The valid posts in a response, newest first: those with a title, a date and a slug, which no newer post has.
 *
 * @param base of relative picture addresses
 * @throws if it isn't a list
 */
export function parseFeed(answer: unknown, base: string): FeedPost[] {
  if (!Array.isArray(answer)) throw new Error("The blog feed is not a list.");
  return answer
    .map((item) => toPost(item, base))
    .filter((post) => post !== null)
    .sort((a, b) => Date.parse(b.datePublished) - Date.parse(a.datePublished))
    .filter((post, place, posts) => posts.findIndex(({ slug }) => slug === post.slug) === place);
}

async function fetchPosts(): Promise<FeedPost[]> {
  const url = feedUrl();
  const response = await fetch(url, { signal: AbortSignal.timeout(motion.feedTimeout) });
  if (!response.ok) throw new Error(`The blog feed answered ${response.status}.`);
  const answer: unknown = await response.json();
  return parseFeed(answer, new URL(url, location.href).href);
}

let posts: Promise<FeedPost[]> | undefined;

/** The feed's posts, fetched once per page and shared by all its views. Failures aren't kept, so a retry fetches again. */
export function loadPosts(): Promise<FeedPost[]> {
  posts ??= fetchPosts().catch((error: unknown) => {
    posts = undefined;
    throw error;
  });
  return posts;
}
