import { illustration } from "./fixtures";

const socials = (["instagram", "facebook", "twitter", "linkedin"] as const).map((platform) => ({
  platform,
  url: `https://example.com/${platform}`,
}));

/** Images of every type: two creatives, one AI, two CGI. */
export const images = (["creative", "ai", "cgi", "cgi", "creative"] as const).map((type, index) => ({
  slug: `image-${index + 1}`,
  title: `Image ${index + 1}`,
  client: "Kettlewren Tea",
  type,
  link: "/services/graphic-designing/",
  socials,
  image: illustration(`Picture ${index + 1}`),
}));

export const reels = [1, 2, 3].map((number) => ({
  title: `Reel ${number}`,
  youtubeId: `film-${number}`,
  start: number === 2 ? 30 : null,
  link: `https://www.youtube.com/watch?v=film-${number}`,
  poster: illustration(`Poster ${number}`),
}));

export const websites = [
  { title: "Dream homes", url: "https://example.com/homes", image: illustration("A screenshot of homes") },
];
