import { blogPostDerivedFields, blogPostSchema, toBlogPostFields } from "./pages/blog-post";
import { caseStudySchema } from "./works/case-study";
import { clientDerivedFields, clientSchema, toClientFields } from "./agency/client";
import { collection, single, type ContentFile } from "./content-file";
import { contactPageSchema } from "./pages/contact-page";
import { faqItemSchema } from "./agency/faq-item";
import { PAGE_INTROS, pageIntroDerivedFields, pageIntroSchema, toPageIntroFields } from "./pages/page-intro";
import { homePageSchema } from "./pages/home-page";
import { homeServiceSchema } from "./works/home-service";
import { legalPageSchema, toLegalPageFields } from "./pages/legal-page";
import { methodStepSchema } from "./works/method-step";
import { officeSchema } from "./agency/office";
import { pageDerivedFields, pageSchema, servicePageSchema, toPageFields, toServiceFields } from "./pages/page";
import { partnerDerivedFields, partnerSchema, toPartnerFields } from "./agency/partner";
import { portfolioImageSchema, toPortfolioImageFields } from "./works/portfolio-image";
import { processStepSchema } from "./works/process-step";
import { redirectSchema } from "./pages/redirect";
import { reelSchema } from "./works/reel";
import { sharedSectionsSchema } from "./pages/shared-sections";
import { siteSettingsSchema } from "./agency/site-settings";
import { solutionSchema } from "./works/solution";
import { statisticSchema, toStatisticFields } from "./agency/statistic";
import { teamMemberSchema, teamSchema } from "./agency/team";
import { testimonialSchema } from "./agency/testimonial";
import { valueSchema } from "./agency/value";
import { websiteSchema } from "./works/website";
import { whyUsReasonSchema } from "./agency/why-us-reason";

/** Every file in data/ and its rules. To add a content type, add a schema file beside this one and a line here. */
export const contentFiles: readonly ContentFile[] = [
  single({ pattern: "site.json", entry: siteSettingsSchema }),
  single({ pattern: "home.json", entry: homePageSchema }),
  single({ pattern: "contact.json", entry: contactPageSchema }),
  single({ pattern: "shared.json", entry: sharedSectionsSchema }),
  single({
    pattern: "services/*.json",
    jsonSchema: "page.schema.json",
    entry: servicePageSchema,
    nodeSchema: pageSchema,
    unique: ["order", "name"],
    toFields: toServiceFields,
    derived: pageDerivedFields,
  }),
  single({
    pattern: "pages/*.json",
    jsonSchema: "page.schema.json",
    entry: pageSchema,
    unique: ["order", "name"],
    toFields: toPageFields,
    derived: pageDerivedFields,
  }),
  collection({
    pattern: "page-intros.json",
    entry: pageIntroSchema,
    unique: ["page"],
    required: { field: "page", values: PAGE_INTROS },
    toFields: toPageIntroFields,
    derived: pageIntroDerivedFields,
  }),
  collection({ pattern: "statistics.json", entry: statisticSchema, unique: ["label"], toFields: toStatisticFields }),
  collection({
    pattern: "partners.json",
    min: 0,
    entry: partnerSchema,
    toFields: toPartnerFields,
    derived: partnerDerivedFields,
    unique: ["name"],
  }),
  collection({
    pattern: "clients.json",
    min: 0,
    entry: clientSchema,
    toFields: toClientFields,
    derived: clientDerivedFields,
    unique: ["slug", "name"],
  }),
  collection({ pattern: "case-studies.json", min: 0, entry: caseStudySchema, unique: ["title"] }),
  collection({
    pattern: "solutions.json",
    entry: solutionSchema,
    unique: ["id", "name"],
  }),
  collection({
    pattern: "home-services.json",
    entry: homeServiceSchema,
    unique: ["id", "page"],
  }),
  collection({ pattern: "values.json", entry: valueSchema, unique: ["title"] }),
  collection({ pattern: "process.json", entry: processStepSchema, unique: ["title"] }),
  collection({ pattern: "why-us.json", entry: whyUsReasonSchema, unique: ["title"] }),
  collection({ pattern: "method.json", entry: methodStepSchema, unique: ["title"] }),
  collection({ pattern: "testimonials.json", min: 0, entry: testimonialSchema }),
  collection({ pattern: "faq.json", entry: faqItemSchema, unique: ["question"] }),
  collection({ pattern: "offices.json", entry: officeSchema, unique: ["slug"] }),
  collection({
    pattern: "portfolio-images.json",
    min: 0,
    entry: portfolioImageSchema,
    unique: ["slug"],
    toFields: toPortfolioImageFields,
  }),
  collection({ pattern: "reels.json", min: 0, entry: reelSchema, unique: ["link"] }),
  collection({ pattern: "websites.json", min: 0, entry: websiteSchema, unique: ["url"] }),
  collection({ pattern: "team.json", min: 0, entry: teamMemberSchema, root: teamSchema, unique: ["name"] }),
  collection({
    pattern: "posts.json",
    min: 0,
    entry: blogPostSchema,
    unique: ["_id", "slug"],
    toFields: toBlogPostFields,
    derived: blogPostDerivedFields,
  }),
  collection({ pattern: "legal.json", entry: legalPageSchema, toFields: toLegalPageFields }),
  collection({ pattern: "redirects.json", entry: redirectSchema, unique: ["from"] }),
];

/** The rules for a file, whose path is relative to data/ with forward slashes. */
export const contentFileFor = (relativePath: string): ContentFile | undefined =>
  contentFiles.find(
    ({ pattern }) =>
      pattern === relativePath ||
      (pattern.endsWith("/*.json") && relativePath.replace(/\/[^/]+\.json$/, "/*.json") === pattern),
  );
