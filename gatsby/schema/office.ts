import { illustration, label, list, object, slug, title } from "./fields";
import { phoneType } from "./site-settings";

export const officeType = object("Office", {
  slug: slug(),
  city: label(),
  label: label(),
  country: label(),
  address: list(title()),
  phone: phoneType.optional(),
  mapQuery: title(),
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
