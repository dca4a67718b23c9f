import { PORTFOLIO_PAGE_SIZE } from "../src/constants/portfolio";
import { illustration } from "./fixtures";

const socials = (["instagram", "facebook", "twitter", "linkedin"] as const).map((platform) => ({
  platform,
  url: `https://example.com/${platform}`,
}));

const image = {
  client: "Kettlewren Tea",
  link: "/services/graphic-designing/",
  socials,
  image: illustration("A picture"),
};

/** Images of every type: two creatives, one AI, two CGI. */
export const images = (["creative", "ai", "cgi", "cgi", "creative"] as const).map((type, index) => ({
  ...image,
  slug: `image-${index + 1}`,
  title: `Image ${index + 1}`,
  type,
  image: illustration(`Picture ${index + 1}`),
}));

export const reel = {
  title: "Reel 1",
  youtubeId: "film-1",
  start: null,
  link: "https://www.youtube.com/watch?v=film-1",
  poster: illustration("Poster 1"),
};

export const reels = [1, 2, 3].map((number) => ({
  ...reel,
  title: `Reel ${number}`,
  youtubeId: `film-${number}`,
  start: number === 2 ? 30 : null,
  link: `https://www.youtube.com/watch?v=film-${number}`,
  poster: illustration(`Poster ${number}`),
}));

export const websites = [
  { title: "Dream homes", url: "https://example.com/homes", image: illustration("A screenshot of homes") },
];

/** How many images there are of each type, as a query gives it. */
export const imageCounts = (all: readonly { readonly type: string }[] = images) =>
  [...new Set(all.map(({ type }) => type))].map((fieldValue) => ({
    fieldValue,
    totalCount: all.filter(({ type }) => type === fieldValue).length,
  }));

/** So many images: every second is a creative, every fourth one of CGI, and the rest AI. */
export const manyImages = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const type = index % 2 === 0 ? ("creative" as const) : index % 4 === 1 ? ("cgi" as const) : ("ai" as const);
    return { ...image, slug: `work-${index}`, title: `Work ${index}`, type };
  });

/** What the build makes of a portfolio: the data of the page at an address, or undefined if there is none. */
export const imagesAt = (all: ReturnType<typeof manyImages>, address: string) => {
  const [, filter = "", number = ""] = /^\/page-data\/our-works\/(\w+)\/(\d+)\/page-data\.json$/.exec(address) ?? [];
  const nodes = all
    .filter(({ type }) => filter === "all" || filter === type)
    .slice((Number(number) - 1) * PORTFOLIO_PAGE_SIZE, Number(number) * PORTFOLIO_PAGE_SIZE);
  return nodes.length > 0 ? { result: { data: { images: { nodes } } } } : undefined;
};
