import { alt, label, object, svgFile } from "./fields";

export const partnerType = object("Partner", {
  name: label(),
  image: object("Illustration", { file: svgFile(), alt: alt() }),
});

export const partnerTypeDefs = `
  "A partnership or award badge of the home page, from data/partners.json."
  type Partner implements Node @dontInfer {
    "The place in the file, from 0."
    position: Int!
    "The name of the partnership or award."
    name: String!
    "The badge as a file, with its alternative text."
    image: Illustration!
    "The badge opened for inlining."
    svg: InlineSvg! @inlineSvg(from: "image.file")
  }
`;
