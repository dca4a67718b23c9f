import { z } from "zod";
import { illustration, label, object, text } from "../fields";

export const testimonialSchema = object("Testimonial", "What a client says, from data/testimonials.json.", {
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
});
