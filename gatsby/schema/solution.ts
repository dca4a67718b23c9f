import { type z } from "zod";
import { label, object, slug, stage, svgFile, text, title } from "./fields";

export const solutionType = object("Solution", {
  id: slug(),
  name: label(),
  title: title(),
  description: text(),
  stage: stage(),
  icon: svgFile(),
});

/** Gatsby keeps `id` for itself. */
export const toSolutionFields = ({ id, ...solution }: z.output<typeof solutionType>) => ({ ...solution, anchor: id });

export const solutionTypeDefs = `
  "A flip card of the home page, from data/solutions.json."
  type Solution implements Node @dontInfer {
    "The place in the file, from 0."
    position: Int!
    "The card's id on the page, written id in the JSON."
    anchor: String!
    "The solution's name."
    name: String!
    "The headline on the front."
    title: String!
    "The text on the back."
    description: String!
    "The colour of the card."
    stage: Stage!
    "The icon as a file."
    icon: File! @fileByRelativePath
    "The icon opened for inlining."
    svg: InlineSvg! @inlineSvg(from: "icon")
  }
`;
