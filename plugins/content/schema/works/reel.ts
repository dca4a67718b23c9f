import { z } from "zod";
import { illustration, object, title, url, wholeNumber } from "../fields";

export const reelSchema = object("Reel", "A film of the portfolio, from data/reels.json.", {
  title: title().describe("The film's title, which links to it."),
  youtubeId: z
    .string()
    .regex(/^[\w-]{11}$/, { error: "must be the 11 characters after watch?v= of a YouTube address" })
    .describe("The film's id on YouTube."),
  start: wholeNumber().min(0).optional().describe("The second at which to begin."),
  link: url().describe("The film's address on YouTube."),
  poster: illustration(640, 360).describe("The picture shown until the player is asked for."),
}).refine(({ link, youtubeId }) => link.includes(youtubeId), { path: ["link"], error: "must contain the youtubeId" });
