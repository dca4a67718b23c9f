import { illustration, label, object, text, title } from "../fields";

export const methodStepSchema = object("MethodStep", "A step of Method to Madness, from data/method.json.", {
  title: label().describe("The step's name, on its tab."),
  heading: title().describe("The heading of the opened step."),
  text: text().describe("What happens in it."),
  image: illustration(640, 480).describe("The picture of the step."),
});
