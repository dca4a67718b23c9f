import { label, object, svgIllustration } from "../fields";
import { svgShape } from "../shared";

export const partnerSchema = object(
  "Partner",
  "A partnership or award badge of the home page, from data/partners.json.",
  {
    name: label().describe("The name of the partnership or award."),
    image: svgIllustration().describe("The badge as a file, with its alternative text."),
  },
);

export const partnerDerivedFields = { svg: svgShape("image.file").describe("The badge's shape.") };
