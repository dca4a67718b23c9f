import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { blogPostSchema } from "../../plugins/content/schema/pages/blog-post";
import { caseStudySchema } from "../../plugins/content/schema/works/case-study";
import { clientSchema } from "../../plugins/content/schema/agency/client";
import { faqItemSchema } from "../../plugins/content/schema/agency/faq-item";
import { pageIntroSchema, toPageIntroFields } from "../../plugins/content/schema/pages/page-intro";
import { homePageSchema } from "../../plugins/content/schema/pages/home-page";
import { homeServiceSchema } from "../../plugins/content/schema/works/home-service";
import { legalPageSchema } from "../../plugins/content/schema/pages/legal-page";
import { methodStepSchema } from "../../plugins/content/schema/works/method-step";
import { officeSchema } from "../../plugins/content/schema/agency/office";
import { pageSchema, slugOf } from "../../plugins/content/schema/pages/page";
import { partnerSchema } from "../../plugins/content/schema/agency/partner";
import { portfolioImageSchema } from "../../plugins/content/schema/works/portfolio-image";
import { processStepSchema } from "../../plugins/content/schema/works/process-step";
import { redirectSchema } from "../../plugins/content/schema/pages/redirect";
import { reelSchema } from "../../plugins/content/schema/works/reel";
import { sharedSectionsSchema } from "../../plugins/content/schema/pages/shared-sections";
import { solutionSchema } from "../../plugins/content/schema/works/solution";
import { statisticSchema } from "../../plugins/content/schema/agency/statistic";
import { teamMemberSchema } from "../../plugins/content/schema/agency/team";
import { testimonialSchema } from "../../plugins/content/schema/agency/testimonial";
import { valueSchema } from "../../plugins/content/schema/agency/value";
import { websiteSchema } from "../../plugins/content/schema/works/website";
import { whyUsReasonSchema } from "../../plugins/content/schema/agency/why-us-reason";
import { readFacts } from "../../plugins/content/facts";
import { localeOf } from "../../src/utils/language";
import { substituteTokens } from "../../plugins/content/tokens";

const DATA = path.resolve("data");
const { site, tokens } = readFacts(DATA);

const json = (file: string): unknown =>
  substituteTokens(JSON.parse(readFileSync(path.join(DATA, file), "utf8")), tokens);
const read = <Shape extends z.ZodRawShape>(file: string, schema: z.ZodObject<Shape>) =>
  schema.strip().parse(json(file));
const itemsOf = <Entry extends z.ZodType>(file: string, entry: Entry): z.output<Entry>[] =>
  z.object({ items: z.array(entry) }).parse(json(file)).items;
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
  fixedPages: itemsOf("page-intros.json", pageIntroSchema).map((intro) => toPageIntroFields(intro, site)),
  legalPages: itemsOf("legal.json", legalPageSchema),
  redirects: itemsOf("redirects.json", redirectSchema),
  offices: itemsOf("offices.json", officeSchema),
  statistics: itemsOf("statistics.json", statisticSchema),
  partners: itemsOf("partners.json", partnerSchema),
  clients: itemsOf("clients.json", clientSchema),
  caseStudies: itemsOf("case-studies.json", caseStudySchema),
  solutions: itemsOf("solutions.json", solutionSchema),
  homeServices: itemsOf("home-services.json", homeServiceSchema),
  values: itemsOf("values.json", valueSchema),
  process: itemsOf("process.json", processStepSchema),
  whyUs: itemsOf("why-us.json", whyUsReasonSchema),
  method: itemsOf("method.json", methodStepSchema),
  testimonials: itemsOf("testimonials.json", testimonialSchema),
  faq: itemsOf("faq.json", faqItemSchema),
  images: itemsOf("portfolio-images.json", portfolioImageSchema),
  reels: itemsOf("reels.json", reelSchema),
  websites: itemsOf("websites.json", websiteSchema),
  team: itemsOf("team.json", teamMemberSchema),
  /** The newest first. */
  posts: itemsOf("posts.json", blogPostSchema).sort((one, other) =>
    other.datePublished.localeCompare(one.datePublished),
  ),
} as const;

/** A number as the site's language writes it. */
export const formatted = (value: number): string => value.toLocaleString(localeOf(site));
