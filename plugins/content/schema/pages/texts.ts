import { decoration, fraction, illustration, label, list, object, shortText, text, title } from "../fields";
import { sectionHeader, seoSchema, videoSchema } from "../shared";

const sectionSchema = object("HomeSection", "The header of one section of the home page.", sectionHeader);

export const homePageSchema = object(
  "HomePage",
  "The words of the home page that belong to no collection, from data/home.json: one field a section.",
  {
    seo: seoSchema.describe("Title and description of the home page."),
    hero: object("HomeHero", "The first screen of the home page.", {
      headline: title().describe("The page's main heading."),
      lead: label().describe("The words that stand still before the typed phrase."),
      phrases: list(label(), 2).describe("The phrases that are typed in turn."),
      poster: illustration(1280, 720).describe("The picture shown until, or instead of, the film."),
      video: videoSchema.describe("The film behind the headline."),
      eye: object("HomeEye", "The parts of an eye in the film that the page moves.", {
        parts: decoration(960, 320).describe(
          "Three squares side by side, cut from the film's first frame round the eye: the iris without its pupil, the iris as if all of it were pupil, the shut lids.",
        ),
        reach: fraction().describe("Half the edge of a square, as a fraction of the film's width."),
        path: list(
          object("PointOfFilm", "A place in the film, as fractions of its width and height.", {
            x: fraction().describe("From the left."),
            y: fraction().describe("From the top."),
          }),
        ).describe("Where the middle of the squares is, at equal intervals from the first frame on."),
      })
        .optional()
        .describe("Left out for a film without an eye."),
    }).describe("The first screen."),
    partners: sectionSchema.describe("The strip of partner badges."),
    statistics: sectionSchema.describe("The figures that count up."),
    clients: sectionSchema.describe("The grid of client logos."),
    caseStudies: sectionSchema.describe("The section Why, with the case studies."),
    solution: sectionSchema.describe("The nine flip cards."),
    services: sectionSchema.describe("The five services with films."),
    about: object("HomeAbout", "The header of the section About Us.", {
      ...sectionHeader,
      heading: title().describe("The part of the heading before the rotating word."),
      words: list(shortText(), 2).describe("The words that take turns at the end of the heading."),
    }).describe("The values under a rotating word."),
    process: sectionSchema.describe("The steps of the process."),
    whyUs: sectionSchema.describe("The reasons to choose the agency."),
    method: sectionSchema.describe("The steps of the method."),
    testimonials: object("HomeTestimonials", "The header of the section of testimonials.", {
      ...sectionHeader,
      badge: label().describe("The overall rating in words."),
      button: label().describe("The words of the link to the contact page."),
    }).describe("What clients say."),
    blog: sectionSchema.describe("The latest blog posts."),
    faq: sectionSchema.describe("Questions and answers."),
    locations: sectionSchema.describe("The offices."),
  },
);

const heading = () => title().describe("The section's heading.");

const contactSectionSchema = object("ContactSection", "Heading and introduction of a section of the contact page.", {
  heading: heading(),
  intro: text().describe("A sentence under the heading."),
});

export const contactPageSchema = object(
  "ContactPage",
  "The words of the contact page that belong to no collection, from data/contact.json: one field a section.",
  {
    hours: contactSectionSchema.describe("The opening hours."),
    offices: contactSectionSchema.describe("The offices."),
    map: object("ContactMap", "The words beside the map, and the picture in its place.", {
      heading: heading(),
      note: text().describe("What the visitor should know before the map loads."),
      image: illustration(1280, 544).optional().describe("The picture shown until the map is asked for."),
    }).describe("The map of the headquarters."),
  },
);

const headingSchema = object("SharedHeading", "The words of a section that has a heading only.", {
  heading: heading(),
});

const figureSchema = object("ClaimFigure", "A figure with what it counts.", {
  value: label().describe("The figure as it is printed."),
  label: label().describe("What it counts."),
});

export const sharedSectionsSchema = object(
  "SharedSections",
  "The words of the sections that several pages share, from data/shared.json: one field a section.",
  {
    proof: object("Proof", "The words of the block proof.", {
      kicker: label().optional().describe("A word or two above the case study that the block shows."),
      figures: list(figureSchema).describe("What the agency claims about itself."),
    }).describe("The block proof."),
    posts: headingSchema.describe("The list of all blog posts."),
    related: headingSchema.describe("The services that a page leads on to."),
  },
);
