const picture = (alt: string) => ({
  alt,
  file: {
    childImageSharp: {
      gatsbyImageData: {
        layout: "constrained" as const,
        width: 1280,
        height: 800,
        images: { sources: [], fallback: { src: "/picture.webp" } },
      },
    },
  },
});

type Page = NonNullable<Queries.PageTemplateQuery["page"]>;

const related = ["Content Marketing", "Email Marketing", "Video Shoot"].map((name) => ({
  name,
  path: `/services/${name.toLowerCase().replace(" ", "-")}/`,
  icon: "eye",
  directory: { heading: `${name} in short` },
  image: picture(`${name} as a still life`),
}));

/** A service that has no sections yet, for tests. */
export const placeholder: Page = {
  path: "/services/public-relations/",
  name: "Public Relations",
  isService: true,
  palette: "lilac",
  seo: { title: "Public Relations Agency", description: "Be quoted." },
  image: picture("A megaphone"),
  hero: {
    kicker: null,
    headline: "Be quoted for something true",
    lead: "Get your news",
    phrases: ["in front of editors", "into the morning paper"],
    text: "Journalists receive two hundred pitches a day.",
  },
  directory: { heading: "Stories that earn their column", content: "Coverage cannot be bought." },
  sections: [],
  shared: ["proof", "process"],
  related,
  callToAction: {
    heading: "Is it news? Ask us",
    text: "Tell us in three sentences.",
    button: { label: "Tell us your news", to: "/contact/" },
  },
};

/** What the shared blocks show. */
export const sharedContent: Omit<Queries.PageTemplateQuery, "page"> = {
  homePage: {
    process: { kicker: null, heading: "Our Process", intro: "Four steps." },
    about: { kicker: null, heading: "We are", intro: "Over 70 people.", words: ["Trendsetters", "Innovative"] },
    statistics: { kicker: null, heading: "Numbers first", intro: null },
  },
  services: { name: "Services", path: "/services/" },
  sharedSections: {
    proof: {
      kicker: "Since 2015",
      heading: "Numbers, not adjectives. 95% of clients stay.",
      figures: [{ value: "95%", label: "client retention" }],
    },
    posts: { heading: "All posts" },
    related: { heading: "Works well with" },
  },
  allProcessStep: {
    nodes: ["Let's Talk", "Game Plan", "Go Live", "Refine & Scale"].map((title) => ({
      title,
      text: `${title} text`,
      image: picture(title),
    })),
  },
  allValue: { nodes: [{ title: "Communication", text: "One named person.", icon: "chats-circle" }] },
  allStatistic: { nodes: [{ value: 70, label: "digital marketers" }] },
  team: { heading: "Small teams", text: ["There are over 70 of us.", "More."], image: picture("The team") },
  allBlogPost: { nodes: [] },
};
