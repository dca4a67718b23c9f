import { z } from "zod";
import { illustration, object, title, url, wholeNumber } from "./fields";

export const reelType = object("Reel", {
  title: title(),
  youtubeId: z
    .string()
    .regex(/^[\w-]{11}$/, { error: "must be the 11 characters after watch?v= of a YouTube address" }),
  start: wholeNumber().min(0).optional(),
  link: url(),
  poster: illustration(640, 360),
}).refine(({ link, youtubeId }) => link.includes(youtubeId), { path: ["link"], error: "must contain the youtubeId" });

export const reelTypeDefs = `
  "A film of the portfolio, from data/reels.json."
  type Reel implements Node @dontInfer {
    "The place in the file, from 0."
    position: Int!
    "The film's title, which links to it."
    title: String!
    "The film's id on YouTube."
    youtubeId: String!
    "The second at which to begin."
    start: Int
    "The film's address on YouTube."
    link: String!
    "The picture shown until the player is asked for."
    poster: Illustration!
  }
`;
