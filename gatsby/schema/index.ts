import { blogPostType, blogPostTypeDefs, toBlogPostFields } from "./blog-post";
import { caseStudyType, caseStudyTypeDefs } from "./case-study";
import { clientType, clientTypeDefs } from "./client";
import { collection, single, type ContentFile } from "./content-file";
import { faqItemType, faqItemTypeDefs } from "./faq-item";
import { FIXED_PATHS, fixedPageType, fixedPageTypeDefs } from "./fixed-page";
import { homeCopyType, homeCopyTypeDefs } from "./home-copy";
import { homeServiceType, homeServiceTypeDefs, toHomeServiceFields } from "./home-service";
import { legalPageType, legalPageTypeDefs } from "./legal-page";
import { methodStepType, methodStepTypeDefs } from "./method-step";
import { officeType, officeTypeDefs } from "./office";
import { pageType, pageTypeDefs, servicePageType, toPageFields } from "./page";
import { partnerType, partnerTypeDefs } from "./partner";
import { portfolioImageType, portfolioImageTypeDefs, toPortfolioImageFields } from "./portfolio-image";
import { processStepType, processStepTypeDefs } from "./process-step";
import { reelType, reelTypeDefs } from "./reel";
import { sectionTypeDefs } from "./sections";
import { sharedTypeDefs } from "./shared";
import { siteSettingsType, siteSettingsTypeDefs } from "./site-settings";
import { solutionType, solutionTypeDefs, toSolutionFields } from "./solution";
import { statisticType, statisticTypeDefs } from "./statistic";
import { teamMemberType, teamType, teamTypeDefs } from "./team";
import { testimonialType, testimonialTypeDefs } from "./testimonial";
import { valueType, valueTypeDefs } from "./value";
import { websiteType, websiteTypeDefs } from "./website";
import { whyUsReasonType, whyUsReasonTypeDefs } from "./why-us-reason";

/**
 * Every file of data/, its GraphQL type and its rules. A new content type is a schema file beside this one and a line
 * here. A carousel needs two items to have something to turn to, the one with three in view needs three.
 */
export const contentFiles: readonly ContentFile[] = [
  single({ pattern: "site.json", type: "SiteSettings", entry: siteSettingsType }),
  single({ pattern: "home.json", type: "HomeCopy", entry: homeCopyType }),
  single({
    pattern: "services/*.json",
    jsonSchema: "page.schema.json",
    type: "Page",
    entry: servicePageType,
    unique: ["path", "order"],
    toFields: toPageFields,
  }),
  single({
    pattern: "placeholders/*.json",
    jsonSchema: "page.schema.json",
    type: "Page",
    entry: pageType,
    unique: ["path", "order"],
    toFields: toPageFields,
  }),
  collection({
    pattern: "pages.json",
    type: "FixedPage",
    entry: fixedPageType,
    unique: ["path"],
    required: { field: "path", values: FIXED_PATHS },
  }),
  collection({ pattern: "statistics.json", type: "Statistic", entry: statisticType, min: 2, unique: ["label"] }),
  collection({ pattern: "partners.json", type: "Partner", entry: partnerType, unique: ["name"] }),
  collection({ pattern: "clients.json", type: "Client", entry: clientType, unique: ["slug", "name"] }),
  collection({ pattern: "case-studies.json", type: "CaseStudy", entry: caseStudyType, min: 2, unique: ["title"] }),
  collection({
    pattern: "solutions.json",
    type: "Solution",
    entry: solutionType,
    min: 2,
    unique: ["id", "name"],
    toFields: toSolutionFields,
  }),
  collection({
    pattern: "home-services.json",
    type: "HomeService",
    entry: homeServiceType,
    unique: ["id", "page"],
    toFields: toHomeServiceFields,
  }),
  collection({ pattern: "values.json", type: "Value", entry: valueType, min: 2, unique: ["title"] }),
  collection({ pattern: "process.json", type: "ProcessStep", entry: processStepType, min: 2, unique: ["title"] }),
  collection({ pattern: "why-us.json", type: "WhyUsReason", entry: whyUsReasonType, min: 2, unique: ["title"] }),
  collection({ pattern: "method.json", type: "MethodStep", entry: methodStepType, min: 2, unique: ["title"] }),
  collection({ pattern: "testimonials.json", type: "Testimonial", entry: testimonialType, min: 3 }),
  collection({ pattern: "faq.json", type: "FaqItem", entry: faqItemType, unique: ["question"] }),
  collection({ pattern: "offices.json", type: "Office", entry: officeType, unique: ["slug"] }),
  collection({
    pattern: "portfolio-images.json",
    type: "PortfolioImage",
    entry: portfolioImageType,
    unique: ["slug"],
    toFields: toPortfolioImageFields,
  }),
  collection({ pattern: "reels.json", type: "Reel", entry: reelType, unique: ["link"] }),
  collection({ pattern: "websites.json", type: "Website", entry: websiteType, unique: ["url"] }),
  collection({
    pattern: "team.json",
    type: "TeamMember",
    entry: teamMemberType,
    root: { type: "Team", entry: teamType },
    unique: ["name"],
  }),
  collection({
    pattern: "posts.json",
    type: "BlogPost",
    entry: blogPostType,
    unique: ["_id", "slug"],
    toFields: toBlogPostFields,
  }),
  collection({ pattern: "legal.json", type: "LegalPage", entry: legalPageType, unique: ["path"] }),
];

/** The rules for a file, given relative to data/ with forward slashes. */
export const contentFileFor = (relativePath: string): ContentFile | undefined =>
  contentFiles.find(
    ({ pattern }) =>
      pattern === relativePath ||
      (pattern.endsWith("/*.json") && relativePath.replace(/\/[^/]+\.json$/, "/*.json") === pattern),
  );

/** The GraphQL types of all content, but for the union of sections. */
export const typeDefs: readonly string[] = [
  sharedTypeDefs,
  siteSettingsTypeDefs,
  homeCopyTypeDefs,
  sectionTypeDefs,
  pageTypeDefs,
  fixedPageTypeDefs,
  statisticTypeDefs,
  partnerTypeDefs,
  clientTypeDefs,
  caseStudyTypeDefs,
  solutionTypeDefs,
  homeServiceTypeDefs,
  valueTypeDefs,
  processStepTypeDefs,
  whyUsReasonTypeDefs,
  methodStepTypeDefs,
  testimonialTypeDefs,
  faqItemTypeDefs,
  officeTypeDefs,
  portfolioImageTypeDefs,
  reelTypeDefs,
  websiteTypeDefs,
  teamTypeDefs,
  blogPostTypeDefs,
  legalPageTypeDefs,
];
