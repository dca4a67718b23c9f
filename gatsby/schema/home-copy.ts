import { illustration, label, list, object, short, text, title } from "./fields";
import { seoType, videoType } from "./shared";

const section = { kicker: label().optional(), heading: title(), intro: text().optional() };
const sectionType = object("HomeSection", section);

export const homeCopyType = object("HomeCopy", {
  seo: seoType,
  hero: object("HomeHero", {
    headline: title(),
    lead: label(),
    phrases: list(label(), 2),
    poster: illustration(1280, 720),
    video: videoType,
  }),
  partners: sectionType,
  statistics: sectionType,
  clients: sectionType,
  caseStudies: sectionType,
  solution: sectionType,
  services: sectionType,
  about: object("HomeAbout", { ...section, words: list(short(), 2) }),
  process: sectionType,
  whyUs: sectionType,
  method: sectionType,
  testimonials: object("HomeTestimonials", { ...section, badge: label(), button: label() }),
  blog: sectionType,
  faq: sectionType,
  locations: sectionType,
});

export const homeCopyTypeDefs = `
  "The words of the home page that belong to no collection, from data/home.json: one field a section."
  type HomeCopy implements Node @dontInfer {
    "Title and description of the home page."
    seo: Seo!
    "The first screen."
    hero: HomeHero!
    "The strip of partner badges."
    partners: HomeSection!
    "The band of counting figures."
    statistics: HomeSection!
    "The grid of client logos."
    clients: HomeSection!
    "The section Why, with the case studies."
    caseStudies: HomeSection!
    "The nine flip cards."
    solution: HomeSection!
    "The five services with films."
    services: HomeSection!
    "The values under a rotating word."
    about: HomeAbout!
    "The steps of the process."
    process: HomeSection!
    "The reasons to choose the agency."
    whyUs: HomeSection!
    "The steps of the method."
    method: HomeSection!
    "What clients say."
    testimonials: HomeTestimonials!
    "The latest blog posts."
    blog: HomeSection!
    "Questions and answers."
    faq: HomeSection!
    "The offices."
    locations: HomeSection!
  }

  "The head of one section of the home page."
  type HomeSection @dontInfer {
    "A word or two above the heading."
    kicker: String
    "The heading of the section."
    heading: String!
    "A sentence or two under the heading."
    intro: String
  }

  "The first screen of the home page."
  type HomeHero @dontInfer {
    "The page's main heading."
    headline: String!
    "The words that stand still before the typed phrase."
    lead: String!
    "The phrases that are typed in turn."
    phrases: [String!]!
    "The picture shown until, or instead of, the film."
    poster: Illustration!
    "The film behind the headline."
    video: VideoFiles!
  }

  "The head of the section About Us."
  type HomeAbout @dontInfer {
    "A word or two above the heading."
    kicker: String
    "The part of the heading before the rotating word."
    heading: String!
    "A sentence or two under the heading."
    intro: String
    "The words that take turns at the end of the heading."
    words: [String!]!
  }

  "The head of the section of testimonials."
  type HomeTestimonials @dontInfer {
    "A word or two above the heading."
    kicker: String
    "The heading of the section."
    heading: String!
    "A sentence or two under the heading."
    intro: String
    "The overall rating in words."
    badge: String!
    "The words of the link to the contact page."
    button: String!
  }
`;
