import { z } from "zod";
import { POST_IMAGE_PATH } from "../../../src/constants/feed";
import { POSTER_SCHEMES } from "../../../src/theme/color-schemes";
import { namedTags } from "../../../src/theme/tags";
import { platformOf } from "../../../src/utils/links";
import { FIXED_PAGES, phoneSchema, type SiteSettings } from "./site-settings";
import { collection } from "./content-file";
import {
  artDirectedIllustration,
  code,
  colorScheme,
  date,
  decoration,
  enumeration,
  icon,
  illustration,
  label,
  link,
  linkedPage,
  list,
  object,
  oldPath,
  pagePath,
  path,
  sectionId,
  slug,
  socialProfile,
  svgFile,
  svgIllustration,
  tag,
  text,
  title,
  url,
  wholeNumber,
} from "./fields";
import { withAnchor } from "./pages/anchor";
import { seoSchema, svgShapeOf, svgShapeSchema, videoSchema } from "./shared";

/** The pages whose headers are content and whose layout is their own: each has a template in src/templates/. */
const PAGE_INTROS = [...FIXED_PAGES, "not-found"] as const;

/** The address of such a page. Gatsby answers unknown addresses with that of the last. */
export const introPath = (page: (typeof PAGE_INTROS)[number], { paths }: SiteSettings): string =>
  ({ ...paths, "not-found": "/404/" })[page];

/** The profile for a platform's name in the portfolio. */
export const profileOf = (platform: string, { socials }: Pick<SiteSettings, "socials">) =>
  socials.find((profile) => platformOf(profile.platform) === platformOf(platform));

/** The files with `items`, in the order in which the check and the editor have them. */
export const lists = {
  pageIntros: collection("page-intros.json", {
    unique: ["page"],
    required: { field: "page", values: PAGE_INTROS },
    entry: object(
      "PageIntro",
      "The header of a page whose layout is its own, like the contact page, from data/page-intros.json.",
      {
        page: z.enum(PAGE_INTROS).describe("Which page it is. Its address is in data/site.json, under paths."),
        name: label().describe("The page's name in the trail that search engines show."),
        seo: seoSchema.describe("Title and description of the page."),
        kicker: label().optional().describe("A word or two above the heading."),
        heading: title().describe("The page's main heading."),
        intro: text().describe("A paragraph under the heading."),
      },
    ),
    derived: { path: path().describe("The page's address, from slash to slash.") },
    toFields: (intro, site) => ({ ...intro, path: introPath(intro.page, site) }),
  }),
  statistics: collection("statistics.json", {
    unique: ["label"],
    entry: object("Statistic", "A figure of the home page that counts up, from data/statistics.json.", {
      value: wholeNumber()
        .min(0)
        .meta({
          description: "The number it counts up to, or the token {officeCount} or {countryCount}.",
          // For code editors, which see the token and not its number.
          type: ["integer", "string"],
          pattern: String.raw`^\{(officeCount|countryCount)\}$`,
        }),
      label: label().describe("What is counted."),
      labelForOne: label().optional().describe('The same for a value of 1: "office" for "worldwide offices".'),
    }),
    // An agency with one office has no "1 worldwide offices".
    toFields: (statistic) => ({
      ...statistic,
      label: statistic.value === 1 ? (statistic.labelForOne ?? statistic.label) : statistic.label,
    }),
  }),
  partners: collection("partners.json", {
    min: 0,
    unique: ["name"],
    entry: object("Partner", "A partnership or award badge of the home page, from data/partners.json.", {
      name: label().describe("The name of the partnership or award."),
      image: svgIllustration().describe("The badge as a file, with its alternative text."),
    }),
    derived: { svg: svgShapeSchema.describe("The badge's shape.") },
    toFields: (partner, _, dataDir) => ({ ...partner, svg: svgShapeOf(dataDir, partner.image.file) }),
  }),
  clients: collection("clients.json", {
    min: 0,
    unique: ["slug", "name"],
    entry: object("Client", "A client of the agency, from data/clients.json.", {
      slug: slug().describe("A short name for machines."),
      name: label().describe("The client's name, which is also the accessible name of the logo."),
      industry: label().describe("The client's line of business, on the back of the logo's card."),
      logo: svgFile().describe("The logo as a file."),
    }),
    derived: { svg: svgShapeSchema.describe("The logo's shape.") },
    toFields: (client, _, dataDir) => ({ ...client, svg: svgShapeOf(dataDir, client.logo) }),
  }),
  caseStudies: collection("case-studies.json", {
    min: 0,
    unique: ["title"],
    entry: object("CaseStudy", "A result achieved for a client, from data/case-studies.json.", {
      title: title().describe("The result in a few words."),
      description: text().describe("How it came about."),
      tags: list(tag(namedTags)).describe("What was done; known tags have a colour, any other is grey."),
      image: illustration(800, 500).describe("The picture of the card."),
      page: pagePath()
        .optional()
        .describe("The address of the case study's own page, which the card's title leads to."),
    }),
  }),
  solutions: collection("solutions.json", {
    unique: ["id", "name"],
    entry: object("Solution", "A flip card of the home page, from data/solutions.json.", {
      id: slug().describe("The card's id on the page, written id in the JSON."),
      name: label().describe("The solution's name."),
      title: title().describe("The headline on the front."),
      description: text().describe("The text on the back."),
      colorScheme: colorScheme(POSTER_SCHEMES).describe("The background of the card."),
      image: decoration(480, 480).describe(
        "The picture in the card's lower corner: a square without a background, shown as it is.",
      ),
    }),
  }),
  homeServices: collection("home-services.json", {
    unique: ["id", "page"],
    entry: object("HomeService", "A service as the home page presents it, from data/home-services.json.", {
      id: slug().describe("The card's id on the page, written id in the JSON."),
      page: linkedPage("services").describe("The service's page, named by its path in the JSON."),
      title: label().describe("The service's name."),
      tagline: title().describe("A short promise."),
      content: text().describe("A paragraph about the service."),
      colorScheme: colorScheme(POSTER_SCHEMES).describe("The background of the card."),
      icons: list(icon()).describe("The names of Phosphor icons: the platforms and tools involved."),
      video: videoSchema.describe("The card's looping film."),
      poster: illustration(640, 360).describe("The picture shown until, or instead of, the film."),
    }),
  }),
  values: collection("values.json", {
    unique: ["title"],
    entry: object("Value", "Something the agency stands for, from data/values.json.", {
      title: title().describe("The value's name."),
      text: text().describe("What it means in practice."),
      image: decoration(480, 480).describe(
        "The picture beside the words: a square without a background, shown as it is.",
      ),
    }),
  }),
  process: collection("process.json", {
    unique: ["title"],
    entry: object("ProcessStep", "A step from first call to result, from data/process.json.", {
      title: label().describe("The step's name."),
      text: text().describe("What happens in it."),
      image: illustration(640, 480).describe("The picture of the step."),
    }),
  }),
  whyUs: collection("why-us.json", {
    unique: ["title"],
    entry: object("WhyUsReason", "A reason to choose the agency, from data/why-us.json.", {
      title: title().describe("The reason in a few words."),
      text: text().describe("What stands behind it."),
      image: illustration(640, 480).describe("The picture of the card."),
    }),
  }),
  method: collection("method.json", {
    unique: ["title"],
    entry: object("MethodStep", "A step of Method to Madness, from data/method.json.", {
      title: label().describe("The step's name, on its tab."),
      heading: title().describe("The heading of the opened step."),
      text: text().describe("What happens in it."),
      image: illustration(640, 480).describe("The picture of the step."),
    }),
  }),
  testimonials: collection("testimonials.json", {
    min: 0,
    entry: object("Testimonial", "What a client says, from data/testimonials.json.", {
      name: label().describe("The person's name."),
      role: label().describe("The person's post."),
      company: label().describe("Where the person works."),
      review: text().describe("The review in full; the carousel shortens it."),
      rating: z
        .int()
        .min(1, { error: "must be 1 to 5" })
        .max(5, { error: "must be 1 to 5" })
        .describe("Stars, from 1 to 5."),
      image: illustration(256, 256).describe("The portrait."),
    }),
  }),
  faq: collection("faq.json", {
    unique: ["question"],
    entry: object("FaqItem", "A question with its answer, from data/faq.json.", {
      question: title().describe("The question."),
      answer: text().describe("The answer."),
    }),
  }),
  offices: collection("offices.json", {
    unique: ["slug"],
    entry: object("Office", "An office, from data/offices.json. The first is the head office.", {
      slug: slug().describe("A short name for machines."),
      city: label().describe("The city."),
      district: label()
        .optional()
        .describe("The part of the city, if another office is in the same one. Headings name it."),
      label: label().describe("What the office is, like Head office."),
      country: label().describe("The country."),
      address: list(title()).describe("The lines of the postal address."),
      phone: phoneSchema.optional().describe("The office's own number; the main number where it has none."),
      mapQuery: code(160).describe("What to search for on a map."),
      image: illustration(800, 500).describe("The picture of the city."),
    }),
  }),
  portfolioImages: collection("portfolio-images.json", {
    min: 0,
    unique: ["slug"],
    entry: object("PortfolioImage", "A picture of the portfolio, from data/portfolio-images.json.", {
      slug: slug().describe("A short name for machines."),
      title: title().describe("The work's title."),
      client: label().describe("For whom it was made."),
      type: enumeration("PortfolioImageType", "How a work of the portfolio was made.", [
        ["creative", "By hand: design and photography."],
        ["ai", "With a generating model."],
        ["cgi", "As a computer-generated image."],
      ]).describe("How it was made, which is the filter it belongs to."),
      image: illustration(720, 900).describe("The work itself."),
      link: link().describe("Where the picture leads."),
      socials: list(socialProfile(), 0).describe(
        "The agency's profiles to link to; the JSON names the platforms, data/site.json has the addresses.",
      ),
    }),
    toFields: (image, site) => ({
      ...image,
      socials: image.socials.flatMap((platform) => profileOf(platform, site) ?? []),
    }),
  }),
  reels: collection("reels.json", {
    min: 0,
    unique: ["link"],
    root: object("ReelsHeader", "What is said of the portfolio's films, from data/reels.json.", {
      heading: title().describe("The heading of the films."),
      intro: text().describe("A sentence or two under the heading."),
    }),
    entry: object("Reel", "A film of the portfolio, from data/reels.json.", {
      title: title().describe("The film's title, which links to it."),
      youtubeId: z
        .string()
        .regex(/^[\w-]{11}$/, { error: "must be the 11 characters after watch?v= of a YouTube address" })
        .describe("The film's id on YouTube."),
      start: wholeNumber().min(0).optional().describe("The second at which to begin."),
      link: url().describe("The film's address on YouTube."),
      poster: illustration(640, 360).describe("The picture shown until the player is asked for."),
    }).refine(({ link, youtubeId }) => link.includes(youtubeId), {
      path: ["link"],
      error: "must contain the youtubeId",
    }),
  }),
  websites: collection("websites.json", {
    min: 0,
    unique: ["url"],
    entry: object("Website", "A website of the portfolio, from data/websites.json.", {
      title: title().describe("The website's title."),
      url: url().describe("The website's address."),
      image: artDirectedIllustration(1200, 750).describe("A screenshot."),
    }),
  }),
  team: collection("team.json", {
    min: 0,
    unique: ["name"],
    root: object("Team", "The team as a whole, from data/team.json. Its people are TeamMember nodes.", {
      heading: title().describe("The heading about the team."),
      text: list(text()).describe("The paragraphs about the team."),
      image: illustration(960, 600).describe("The picture of the team."),
    }),
    entry: object("TeamMember", "A person of the team, from the items of data/team.json.", {
      name: label().describe("The person's name."),
      title: label().describe("The person's post."),
      text: list(text()).describe("The paragraphs about the person."),
      image: illustration(720, 900).describe("The portrait."),
      founder: z.boolean().default(false).describe("Whether the person founded the agency."),
    }),
  }),
  posts: collection("posts.json", {
    min: 0,
    unique: ["_id", "slug"],
    entry: object(
      "BlogPost",
      "A blog post that ships with the site, from data/posts.json. The build writes the blog feed from these.",
      {
        _id: code(60).describe("The post's id in the feed."),
        title: title().describe("The post's title."),
        author: label().describe("Who wrote it."),
        slug: slug().describe(
          "The last part of the post's address, after that of the blog, in any script and not percent-encoded.",
        ),
        datePublished: date().describe("The day of publication."),
        image: illustration(960, 600).describe("The post's picture."),
        excerpt: text().describe("The post in a sentence or two."),
        content: list(text()).describe("The paragraphs of the post."),
      },
    ),
    derived: {
      path: path().describe("The address of the post's page, from slash to slash."),
      feedImage: text().describe("Address of the picture as the feed gives it, such as /blog-images/reels.webp."),
    },
    toFields: (post, { paths }) => ({
      ...post,
      path: `${paths.blog}${post.slug}/`,
      feedImage: `${POST_IMAGE_PATH}/${encodeURIComponent(post.slug)}.webp`,
    }),
  }),
  legal: collection("legal.json", {
    entry: object("LegalPage", "A legal text with a page of its own, from data/legal.json.", {
      path: path().describe("The page's address, from slash to slash."),
      title: title().describe("The page's main heading."),
      seo: seoSchema.describe("Title and description of the page."),
      lastModified: date().describe("The day of the last change."),
      intro: text().describe("The paragraph before the first section."),
      sections: list(
        object("LegalSection", "A section of a legal text.", {
          heading: title().describe("The section's heading."),
          id: sectionId(),
          paragraphs: list(text()).describe("The section's paragraphs."),
          list: list(text()).optional().describe("Points after the paragraphs."),
        }),
      ).describe("The sections of the text."),
    }),
    toFields: (page) => ({ ...page, sections: page.sections.map(withAnchor) }),
  }),
  redirects: collection("redirects.json", {
    unique: ["from"],
    entry: object("Redirect", "An old address and the page it means, from data/redirects.json.", {
      from: oldPath().describe("The address that once was, or that people might type, from slash to slash."),
      to: pagePath().describe("The page it means."),
    }),
  }),
};
