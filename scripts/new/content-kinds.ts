import { z } from "zod";
import { slugify } from "../../gatsby/content/schema/pages/anchor";

export type Fields = Readonly<Record<string, unknown>>;

/** Something that an editor can add to data/. */
export interface ContentKind {
  /** What it is called on the command line. */
  readonly name: string;
  readonly hint: string;
  /** Where it goes, as `gatsby/content/schema` lists it: a file with items, or a folder with a file for each. */
  readonly pattern: string;
  /** The field that names it; files and slugs are called after it. */
  readonly title: string;
  /** The folder for its pictures in data/. */
  readonly pictures: string;
  /** Whether it goes before or after the others of its file. */
  readonly place: "first" | "last";
  /** What fields say until someone writes them, made of the title. Others say what the last entry says. */
  readonly drafts?: Readonly<Record<string, (title: string) => string>>;
  /** Fields that follow from others. They aren't asked for, but can be given. */
  readonly derive: Readonly<Record<string, (item: Fields, others: readonly Fields[]) => unknown>>;
  /** The field that they follow from, if it isn't the title. */
  readonly source?: string;
}

const text = (value: unknown): string => z.string().catch("").parse(value);
const number = (value: unknown): number => z.number().catch(0).parse(value);

const slugFrom =
  (field: string) =>
  (item: Fields): string =>
    slugify(text(item[field]));

const nextOrder = (_: Fields, others: readonly Fields[]): number =>
  Math.max(0, ...others.map(({ order }) => number(order))) + 1;

/** post-009 after post-008. */
const nextPostId = (_: Fields, others: readonly Fields[]): string => {
  const last = Math.max(0, ...others.map(({ _id }) => Number(/\d+$/.exec(text(_id))?.[0] ?? 0)));
  return `post-${String(last + 1).padStart(3, "0")}`;
};

const today = (): string => new Date().toISOString().slice(0, 10);

/** The query of a YouTube address: `v` is the film, `t` the second to begin at. */
const inAddress = (item: Fields, name: "v" | "t"): string | undefined => {
  const link = text(item.link);
  return URL.canParse(link) ? (new URL(link).searchParams.get(name) ?? undefined) : undefined;
};

const startOf = (item: Fields): number | undefined => {
  const seconds = Number.parseInt(inAddress(item, "t") ?? "", 10);
  return Number.isNaN(seconds) ? undefined : seconds;
};

const pageDrafts = {
  "seo.title": (title: string) => `${title} | {name}`,
  "seo.description": (title: string) => `${title} | {name}, {city}`,
  "hero.headline": (title: string) => title,
};

const inFile = (kind: Omit<ContentKind, "place"> & Partial<ContentKind>): ContentKind => ({ place: "last", ...kind });

export const contentKinds: readonly ContentKind[] = [
  inFile({
    name: "service",
    hint: "a service page, also in the services list",
    pattern: "services/*.json",
    title: "name",
    pictures: "images/services",
    drafts: { ...pageDrafts, "directory.heading": (title) => title },
    derive: { path: (item) => `/services/${slugFrom("name")(item)}/`, order: nextOrder },
  }),
  inFile({
    name: "page",
    hint: "any other page with sections, such as /about/",
    pattern: "pages/*.json",
    title: "name",
    pictures: "images/services",
    drafts: pageDrafts,
    derive: { path: (item) => `/${slugFrom("name")(item)}/`, order: nextOrder },
  }),
  inFile({
    name: "client",
    hint: "a client with a logo",
    pattern: "clients.json",
    title: "name",
    pictures: "images/clients",
    derive: { slug: slugFrom("name") },
  }),
  inFile({
    name: "office",
    hint: "an office with its address",
    pattern: "offices.json",
    title: "city",
    pictures: "images/offices",
    derive: { slug: slugFrom("city") },
  }),
  inFile({
    name: "portfolio-item",
    hint: "a campaign picture in the portfolio",
    pattern: "portfolio-images.json",
    title: "title",
    pictures: "images/portfolio",
    derive: { slug: slugFrom("title") },
  }),
  inFile({
    name: "reel",
    hint: "a film on YouTube",
    pattern: "reels.json",
    title: "title",
    pictures: "images/reels",
    derive: { youtubeId: (item) => inAddress(item, "v"), start: startOf },
    source: "link",
  }),
  inFile({
    name: "post",
    hint: "a blog post",
    pattern: "posts.json",
    title: "title",
    pictures: "images/blog",
    place: "first",
    derive: { _id: nextPostId, slug: slugFrom("title"), datePublished: today },
  }),
  inFile({
    name: "testimonial",
    hint: "a client's review",
    pattern: "testimonials.json",
    title: "name",
    pictures: "images/testimonials",
    derive: {},
  }),
];
