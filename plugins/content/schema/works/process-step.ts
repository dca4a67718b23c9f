import { illustration, label, object, text } from "../fields";

export const processStepSchema = object("ProcessStep", "A step from first call to result, from data/process.json.", {
  title: label().describe("The step's name."),
  text: text().describe("What happens in it."),
  image: illustration(640, 480).describe("The picture of the step."),
});
