import { z } from "zod";
import { illustration, label, object, text } from "./fields";

export const testimonialType = object("Testimonial", {
  name: label(),
  role: label(),
  company: label(),
  review: text(),
  rating: z.int().min(1, { error: "must be 1 to 5" }).max(5, { error: "must be 1 to 5" }),
  image: illustration(256, 256),
});

export const testimonialTypeDefs = `
  "What a client says, from data/testimonials.json."
  type Testimonial implements Node @dontInfer {
    "The place in the file, from 0."
    position: Int!
    "The person's name."
    name: String!
    "The person's post."
    role: String!
    "Where the person works."
    company: String!
    "The review in full; the carousel shortens it."
    review: String!
    "Stars, from 1 to 5."
    rating: Int!
    "The portrait."
    image: Illustration!
  }
`;
