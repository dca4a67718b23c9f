import { motion } from "../../theme/motion";

/** A post of the feed after checking. Every text is shown as text, never as HTML. */
export interface FeedPost {
  slug: string;
  title: string;
  /** Empty where the feed names nobody. */
  author: string;
  /** ISO 8601, as the feed gave it; known to parse. */
  datePublished: string;
  /** Address of the picture, on this site or the feed's host; null for the neutral cover. */
  image: string | null;
  /** Paragraphs; empty where the feed has none. */
  content: string[];
}

/** What a card shows of a post. */
export type PostSummary = Pick<FeedPost, "slug" | "title" | "author" | "datePublished" | "image">;

const FEED_PATH = "/api/v1/blog/viewblog";

/** Address of the feed: the host that `GATSBY_BLOG_API_HOST` names, else the site itself. */
export const feedUrl = (host = process.env.GATSBY_BLOG_API_HOST ?? ""): string =>
  `${host.replace(/\/+$/, "")}${FEED_PATH}`;

/** Whether the feed is the one that the build writes of the site's own posts, so that they stand for it until it comes. */
export const isOwnFeed = !process.env.GATSBY_BLOG_API_HOST;

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** Slugs become part of an address, so only what needs no escaping counts as one. */
const isSlug = (value: string): boolean => /^[\w-]+(\.[\w-]+)*$/.test(value);

/** The address, if it is on a host that the page's policy lets pictures come from: the feed's own, or the site's. */
const imageAddress = (value: unknown, base: string): string | null => {
  if (!text(value)) return null;
  try {
    const url = new URL(text(value), base);
    if (url.origin === location.origin) return url.pathname + url.search;
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
  const datePublished = text(field("datePublished"));
  if (!title || !isSlug(slug) || Number.isNaN(Date.parse(datePublished))) return null;
  const content = field("content");
  return {
    slug,
    title,
    author: text(field("author")),
    datePublished,
    image: imageAddress(field("image"), base),
    content: Array.isArray(content) ? content.map(text).filter(Boolean) : text(content) ? [text(content)] : [],
  };
};

/**
 * Checks an answer and sorts its posts, newest first. Items without title, slug or date are left out.
 * @param base address that relative picture addresses start from.
 * @throws if it is not a list.
 */
export function parseFeed(answer: unknown, base: string): FeedPost[] {
  if (!Array.isArray(answer)) throw new Error("The blog feed is not a list.");
  const bySlug = new Map<string, FeedPost>();
  for (const item of answer) {
    const post = toPost(item, base);
    if (post && !bySlug.has(post.slug)) bySlug.set(post.slug, post);
  }
  return [...bySlug.values()].sort((a, b) => Date.parse(b.datePublished) - Date.parse(a.datePublished));
}

async function fetchPosts(): Promise<FeedPost[]> {
  const url = feedUrl();
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
  }, motion.feedTimeout);
  try {
    const response = await fetch(url, { signal: controller.signal });
    if (!response.ok) throw new Error(`The blog feed answered ${response.status}.`);
    const answer: unknown = JSON.parse(await response.text());
    return parseFeed(answer, new URL(url, location.href).href);
  } finally {
    clearTimeout(timer);
  }
}

let posts: Promise<FeedPost[]> | undefined;

/** The feed's posts, fetched once per visit and shared by all views. A failure is forgotten, so that a retry asks again. */
export function loadPosts(): Promise<FeedPost[]> {
  posts ??= fetchPosts().catch((error: unknown) => {
    posts = undefined;
    throw error;
  });
  return posts;
}
