import { blogPostDerivedFields, blogPostSchema, toBlogPostFields } from "./blog-post";
import { caseStudySchema } from "./case-study";
import { clientDerivedFields, clientSchema } from "./client";
import { collection, single, type ContentFile } from "./content-file";
import { contactCopySchema } from "./contact-copy";
import { faqItemSchema } from "./faq-item";
import { FIXED_PATHS, fixedPageSchema } from "./fixed-page";
import { homeCopySchema } from "./home-copy";
import { homeServiceDerivedFields, homeServiceSchema } from "./home-service";
import { legalPageSchema, toLegalPageFields } from "./legal-page";
import { methodStepSchema } from "./method-step";
import { officeSchema } from "./office";
import { pageDerivedFields, pageSchema, servicePageSchema, toPageFields } from "./page";
import { partnerDerivedFields, partnerSchema } from "./partner";
import { portfolioImageSchema, toPortfolioImageFields } from "./portfolio-image";
import { processStepSchema } from "./process-step";
import { redirectSchema } from "./redirect";
import { reelSchema } from "./reel";
import { sharedCopySchema } from "./shared-copy";
import { siteSettingsSchema } from "./site-settings";
import { solutionDerivedFields, solutionSchema } from "./solution";
import { statisticSchema } from "./statistic";
import { teamMemberSchema, teamSchema } from "./team";
import { testimonialSchema } from "./testimonial";
import { valueSchema } from "./value";
import { websiteSchema } from "./website";
import { whyUsReasonSchema } from "./why-us-reason";

/**
 * Every file of data/ and its rules. A new content type is a schema file beside this one and a line here. A carousel
 * needs two items to have something to turn to; the one that shows three at a time needs three.
 */
export const contentFiles: readonly ContentFile[] = [
  single({ pattern: "site.json", entry: siteSettingsSchema }),
  single({ pattern: "home.json", entry: homeCopySchema }),
  single({ pattern: "contact.json", entry: contactCopySchema }),
  single({ pattern: "shared.json", entry: sharedCopySchema }),
  single({
    pattern: "services/*.json",
    jsonSchema: "page.schema.json",
    entry: servicePageSchema,
    nodeSchema: pageSchema,
    unique: ["path", "order"],
    toFields: toPageFields,
    derived: pageDerivedFields,
  }),
  single({
    pattern: "pages/*.json",
    jsonSchema: "page.schema.json",
    entry: pageSchema,
    unique: ["path", "order"],
    toFields: toPageFields,
    derived: pageDerivedFields,
  }),
  collection({
    pattern: "page-intros.json",
    entry: fixedPageSchema,
    unique: ["path"],
    required: { field: "path", values: FIXED_PATHS },
  }),
  collection({ pattern: "statistics.json", entry: statisticSchema, min: 2, unique: ["label"] }),
  collection({ pattern: "partners.json", entry: partnerSchema, derived: partnerDerivedFields, unique: ["name"] }),
  collection({ pattern: "clients.json", entry: clientSchema, derived: clientDerivedFields, unique: ["slug", "name"] }),
  collection({ pattern: "case-studies.json", entry: caseStudySchema, min: 2, unique: ["title"] }),
  collection({
    pattern: "solutions.json",
    entry: solutionSchema,
    derived: solutionDerivedFields,
    min: 2,
    unique: ["id", "name"],
  }),
  collection({
    pattern: "home-services.json",
    entry: homeServiceSchema,
    derived: homeServiceDerivedFields,
    unique: ["id", "page"],
  }),
  collection({ pattern: "values.json", entry: valueSchema, min: 2, unique: ["title"] }),
  collection({ pattern: "process.json", entry: processStepSchema, min: 2, unique: ["title"] }),
  collection({ pattern: "why-us.json", entry: whyUsReasonSchema, min: 2, unique: ["title"] }),
  collection({ pattern: "method.json", entry: methodStepSchema, min: 2, unique: ["title"] }),
  collection({ pattern: "testimonials.json", entry: testimonialSchema, min: 3 }),
  collection({ pattern: "faq.json", entry: faqItemSchema, unique: ["question"] }),
  collection({ pattern: "offices.json", entry: officeSchema, unique: ["slug"] }),
  collection({
    pattern: "portfolio-images.json",
    entry: portfolioImageSchema,
    unique: ["slug"],
    toFields: toPortfolioImageFields,
  }),
  collection({ pattern: "reels.json", entry: reelSchema, unique: ["link"] }),
  collection({ pattern: "websites.json", entry: websiteSchema, unique: ["url"] }),
  collection({ pattern: "team.json", entry: teamMemberSchema, root: teamSchema, unique: ["name"] }),
  collection({
    pattern: "posts.json",
    entry: blogPostSchema,
    unique: ["_id", "slug"],
    toFields: toBlogPostFields,
    derived: blogPostDerivedFields,
  }),
  collection({ pattern: "legal.json", entry: legalPageSchema, unique: ["path"], toFields: toLegalPageFields }),
  collection({ pattern: "redirects.json", entry: redirectSchema, unique: ["from"] }),
];

/** The rules for a file, given relative to data/ with forward slashes. */
export const contentFileFor = (relativePath: string): ContentFile | undefined =>
  contentFiles.find(
    ({ pattern }) =>
      pattern === relativePath ||
      (pattern.endsWith("/*.json") && relativePath.replace(/\/[^/]+\.json$/, "/*.json") === pattern),
  );
