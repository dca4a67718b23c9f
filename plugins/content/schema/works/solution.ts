import { label, object, slug, palette, svgFile, text, title } from "../fields";

export const solutionSchema = object("Solution", "A flip card of the home page, from data/solutions.json.", {
  id: slug().describe("The card's id on the page, written id in the JSON."),
  name: label().describe("The solution's name."),
  title: title().describe("The headline on the front."),
  description: text().describe("The text on the back."),
  palette: palette().describe("The background of the card."),
  icon: svgFile().describe("The icon as a file."),
});
