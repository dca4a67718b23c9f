import { FEED_PATH } from "../../constants/feed";
import { motion } from "../../theme/motion";
import { truncate } from "../../utils/truncate";

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

/** Address of the feed: the host that `GATSBY_BLOG_API_HOST` names, else the site itself. */
export const feedUrl = (host = process.env.GATSBY_BLOG_API_HOST ?? ""): string =>
  `${host.replace(/\/+$/, "")}${FEED_PATH}`;

/** Whether the feed is the one that the build writes of the site's own posts, so that they stand for it until it comes. */
export const isOwnFeed = !process.env.GATSBY_BLOG_API_HOST;

/**
 * What is taken of a feed at most: more than a blog holds, and less than what holds up a phone. Of more posts the
 * newest are taken, and longer texts are cut. Bytes are those of the answer once it is decompressed.
 */
export const FEED_LIMITS = {
  bytes: 5_000_000,
  posts: 2000,
  title: 200,
  author: 100,
  paragraphs: 500,
  paragraph: 10_000,
  slug: 200,
  address: 2000,
} as const;

const text = (value: unknown, limit: number): string => {
  const trimmed = typeof value === "string" ? value.trim() : "";
  return trimmed.length > limit ? truncate(trimmed, limit) : trimmed;
};

/**
 * Letters, digits, hyphens and underscores of any script, and single dots between them. Marks and joiners are parts of
 * words in Devanagari, Arabic and others.
 */
const SLUG = /^[\p{L}\p{M}\p{N}\p{Join_C}_-]+(\.[\p{L}\p{M}\p{N}\p{Join_C}_-]+)*$/u;

/** The address of a post's page. */
export const postPath = (slug: string): string => `/blog/${encodeURIComponent(slug)}/`;

/** Whether an address is that of the post with this slug. One letter may be written in two ways (é as e and ´). */
export const isPostPath = (slug: string, pathname: string): boolean => {
  try {
    const [, named] = /^\/blog\/([^/]+)\/?$/.exec(pathname) ?? [];
    return named !== undefined && decodeURIComponent(named).normalize() === slug.normalize();
  } catch {
    // A percent sign that stands for nothing.
    return false;
  }
};

/** The address, if it is on a host that the page's policy lets pictures come from: the feed's own, or the site's. */
const imageAddress = (value: unknown, base: string): string | null => {
  const address = typeof value === "string" ? value.trim() : "";
  if (!address || address.length > FEED_LIMITS.address) return null;
  try {
    const url = new URL(address, base);
    // Two slashes at the beginning of a path would make a host of what follows them.
    if (url.origin === location.origin) return url.pathname.replace(/^\/+/, "/") + url.search;
    return url.origin === new URL(base).origin ? url.href : null;
  } catch {
    return null;
  }
};

const toPost = (item: unknown, base: string): FeedPost | null => {
  if (typeof item !== "object" || item === null) return null;
  const field = (name: string): unknown => Reflect.get(item, name);
  const { title: titleLimit, author, paragraph, paragraphs } = FEED_LIMITS;
  const title = text(field("title"), titleLimit);
  const slug = text(field("slug"), Infinity);
  const datePublished = text(field("datePublished"), Infinity);
  if (!title || slug.length > FEED_LIMITS.slug || !SLUG.test(slug)) return null;
  if (Number.isNaN(Date.parse(datePublished))) return null;
  const content = field("content");
  return {
    slug,
    title,
    author: text(field("author"), author),
    datePublished,
    image: imageAddress(field("image"), base),
    content: (Array.isArray(content) ? content.slice(0, paragraphs) : [content])
      .map((entry) => text(entry, paragraph))
      .filter(Boolean),
  };
};

/**
 * Checks an answer and sorts its posts, newest first. Items without title, slug or date are left out; of several with
 * one slug the newest stays.
 * @param base address that relative picture addresses start from.
 * @throws if it is not a list.
 */
export function parseFeed(answer: unknown, base: string): FeedPost[] {
  if (!Array.isArray(answer)) throw new Error("The blog feed is not a list.");
  const posts = answer
    .map((item) => toPost(item, base))
    .filter((post) => post !== null)
    .sort((a, b) => Date.parse(b.datePublished) - Date.parse(a.datePublished));
  const bySlug = new Map<string, FeedPost>();
  for (const post of posts) if (!bySlug.has(post.slug)) bySlug.set(post.slug, post);
  return [...bySlug.values()].slice(0, FEED_LIMITS.posts);
}

/** The answer's text. @throws as soon as it is longer than a feed may be */
async function readText({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let size = 0;
  let read = "";
  for (;;) {
    const part = await reader?.read();
    if (!part?.value) return read + decoder.decode();
    size += part.value.length;
    if (size > FEED_LIMITS.bytes) throw new Error(`The blog feed is longer than ${FEED_LIMITS.bytes} bytes.`);
    read += decoder.decode(part.value, { stream: true });
  }
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
    const answer: unknown = JSON.parse(await readText(response));
    return parseFeed(answer, new URL(url, location.href).href);
  } catch (error) {
    // Stops what may still be coming.
    controller.abort();
    throw error;
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
