import { illustration, object, text, title } from "../fields";

export const whyUsReasonSchema = object("WhyUsReason", "A reason to choose the agency, from data/why-us.json.", {
  title: title().describe("The reason in a few words."),
  text: text().describe("What stands behind it."),
  image: illustration(640, 480).describe("The picture of the card."),
});
