import { label, object, svgIllustration } from "../fields";
import { inlineSvg } from "../shared";

export const partnerSchema = object(
  "Partner",
  "A partnership or award badge of the home page, from data/partners.json.",
  {
    name: label().describe("The name of the partnership or award."),
    image: svgIllustration().describe("The badge as a file, with its alternative text."),
  },
);

export const partnerDerivedFields = { svg: inlineSvg("image.file").describe("The badge opened for inlining.") };
