import { code, illustration, label, list, object, slug, title } from "../fields";
import { phoneSchema } from "./site-settings";

export const officeSchema = object("Office", "An office, from data/offices.json. The first is the head office.", {
  slug: slug().describe("A short name for machines."),
  city: label().describe("The city."),
  district: label()
    .optional()
    .describe("The part of the city, if another office is in the same one. Headings name it."),
  label: label().describe("What the office is, like Head office."),
  country: label().describe("The country."),
  address: list(title()).describe("The lines of the postal address."),
  phone: phoneSchema.optional().describe("The office's own number; the main number where it has none."),
  mapQuery: code(160).describe("What to search for on a map."),
  image: illustration(800, 500).describe("The picture of the city."),
});
