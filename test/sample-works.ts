import { illustration } from "./fixtures";

const socials = (
  [
    ["instagram", "Instagram"],
    ["facebook", "Facebook"],
    ["twitter", "X"],
    ["linkedin", "LinkedIn"],
  ] as const
).map(([platform, label]) => ({
  platform,
  label,
  url: `https://example.com/${platform}`,
}));

const image = {
  client: "Kettlewren Tea",
  link: "/services/graphic-designing/",
  socials,
};

/** Images of every type: two creatives, one AI, two CGI. */
export const images = (["creative", "ai", "cgi", "cgi", "creative"] as const).map((type, index) => ({
  ...image,
  slug: `image-${index + 1}`,
  title: `Image ${index + 1}`,
  type,
  image: illustration(`Picture ${index + 1}`),
}));

export const reels = [1, 2, 3].map((number) => ({
  title: `Reel ${number}`,
  youtubeId: `film-${number}`,
  start: number === 2 ? 30 : null,
  link: `https://www.youtube.com/watch?v=film-${number}`,
  poster: illustration(`Poster ${number}`),
}));

export const reelsHeader = { heading: "Lessons", intro: "Films of others." };

export const websites = [
  { title: "Dream homes", url: "https://example.com/homes", image: illustration("A screenshot of homes") },
];
