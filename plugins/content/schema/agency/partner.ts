import type { z } from "zod";
import { label, object, svgIllustration } from "../fields";
import { svgShapeOf, svgShapeSchema } from "../shared";
import type { SiteSettings } from "./site-settings";

export const partnerSchema = object(
  "Partner",
  "A partnership or award badge of the home page, from data/partners.json.",
  {
    name: label().describe("The name of the partnership or award."),
    image: svgIllustration().describe("The badge as a file, with its alternative text."),
  },
);

export const partnerDerivedFields = { svg: svgShapeSchema.describe("The badge's shape.") };

export const toPartnerFields = (partner: z.output<typeof partnerSchema>, _: SiteSettings, dataDir: string) => ({
  ...partner,
  svg: svgShapeOf(dataDir, partner.image.file),
});
