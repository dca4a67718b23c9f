import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { collection } from "../../plugins/content/schema/content-file";
import { introPath, lists } from "../../plugins/content/schema/lists";
import { pageSchema, slugOf } from "../../plugins/content/schema/pages/page";
import { homePageSchema, sharedSectionsSchema } from "../../plugins/content/schema/pages/texts";
import { readFacts } from "../../plugins/content/facts";
import { localeOf } from "../../src/utils/language";
import { substituteTokens } from "../../plugins/content/tokens";

const DATA = path.resolve("data");
const { site, tokens } = readFacts(DATA);

const json = (file: string): unknown =>
  substituteTokens(JSON.parse(readFileSync(path.join(DATA, file), "utf8")), tokens);
const read = <Shape extends z.ZodRawShape>(file: string, schema: z.ZodObject<Shape>) =>
  schema.strip().parse(json(file));
const itemsOf = <Shape extends z.ZodRawShape>({ pattern, entry }: ReturnType<typeof collection<Shape>>) =>
  z.object({ items: z.array(entry) }).parse(json(pattern)).items;
const pagesIn = (folder: string) =>
  readdirSync(path.join(DATA, folder))
    .map((file) => read(`${folder}/${file}`, pageSchema))
    .map((page) => ({ ...page, slug: slugOf(page.path) }))
    .sort((one, other) => one.order - other.order);

/**
 * What the site under test was made of: `data/`, with the facts in the place of their tokens. Tests expect what they
 * read here, so that they hold for any agency's content.
 */
export const content = {
  site,
  home: read("home.json", homePageSchema),
  shared: read("shared.json", sharedSectionsSchema),
  /** By their order. */
  services: pagesIn("services"),
  pages: pagesIn("pages"),
  fixedPages: itemsOf(lists.pageIntros).map((intro) => ({ ...intro, path: introPath(intro.page, site) })),
  legalPages: itemsOf(lists.legal),
  redirects: itemsOf(lists.redirects),
  offices: itemsOf(lists.offices),
  statistics: itemsOf(lists.statistics),
  partners: itemsOf(lists.partners),
  clients: itemsOf(lists.clients),
  caseStudies: itemsOf(lists.caseStudies),
  solutions: itemsOf(lists.solutions),
  homeServices: itemsOf(lists.homeServices),
  values: itemsOf(lists.values),
  process: itemsOf(lists.process),
  whyUs: itemsOf(lists.whyUs),
  method: itemsOf(lists.method),
  testimonials: itemsOf(lists.testimonials),
  faq: itemsOf(lists.faq),
  images: itemsOf(lists.portfolioImages),
  reels: itemsOf(lists.reels),
  websites: itemsOf(lists.websites),
  team: itemsOf(lists.team),
  /** The newest first. */
  posts: itemsOf(lists.posts).sort((one, other) => other.datePublished.localeCompare(one.datePublished)),
} as const;

/** A number as the site's language writes it. */
export const formatted = (value: number): string => value.toLocaleString(localeOf(site));
