import { illustration, list, object, slug, text } from "./fields";
import { phoneType } from "./site-settings";

export const officeType = object("Office", {
  slug: slug(),
  city: text(),
  label: text(),
  country: text(),
  address: list(text()),
  phone: phoneType.optional(),
  mapQuery: text(),
  image: illustration(800, 500),
});

export const officeTypeDefs = `
  "An office, from data/offices.json. The first is the head office."
  type Office implements Node @dontInfer {
    "The place in the file, from 0."
    position: Int!
    "A short name for machines."
    slug: String!
    "The city."
    city: String!
    "What the office is, like Head office."
    label: String!
    "The country."
    country: String!
    "The lines of the postal address."
    address: [String!]!
    "The office's own number; the main number where it has none."
    phone: PhoneNumber
    "What to search for on a map."
    mapQuery: String!
    "The picture of the city."
    image: Illustration!
  }
`;
