import { object, text, title } from "../fields";

const heading = () => title().describe("The section's heading.");

const contactSectionSchema = object("ContactSection", "Heading and introduction of a section of the contact page.", {
  heading: heading(),
  intro: text().describe("A sentence under the heading."),
});

export const contactPageSchema = object(
  "ContactPage",
  "The words of the contact page that belong to no collection, from data/contact.json: one field a section.",
  {
    hours: contactSectionSchema.describe("The opening hours."),
    offices: contactSectionSchema.describe("The offices."),
    map: object("ContactMap", "The words beside the map.", {
      heading: heading(),
      note: text().describe("What the visitor should know before the map loads."),
    }).describe("The map of the headquarters."),
  },
);
