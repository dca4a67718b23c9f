import type { z } from "zod";
import { enumeration, illustration, label, link, list, object, slug, socialProfile, title } from "../fields";
import type { SiteSettings } from "../agency/site-settings";

export const portfolioImageSchema = object(
  "PortfolioImage",
  "A picture of the portfolio, from data/portfolio-images.json.",
  {
    slug: slug().describe("A short name for machines."),
    title: title().describe("The work's title."),
    client: label().describe("For whom it was made."),
    type: enumeration("PortfolioImageType", "How a work of the portfolio was made.", [
      ["creative", "By hand: design and photography."],
      ["ai", "With a generating model."],
      ["cgi", "As a computer-generated image."],
    ]).describe("How it was made, which is the filter it belongs to."),
    image: illustration(720, 900).describe("The work itself."),
    link: link().describe("Where the picture leads."),
    socials: list(socialProfile(), 0).describe(
      "The agency's profiles to link to; the JSON names the platforms, data/site.json has the addresses.",
    ),
  },
);

/** The profile for a platform's name in the portfolio: X is still called twitter there. */
export const profileOf = (platform: string, { socials }: Pick<SiteSettings, "socials">) =>
  socials.find((profile) => profile.platform === platform) ??
  (platform === "twitter" ? socials.find((profile) => profile.platform === "x") : undefined);

export const toPortfolioImageFields = (image: z.output<typeof portfolioImageSchema>, site: SiteSettings) => ({
  ...image,
  socials: image.socials.flatMap((platform) => {
    const profile = profileOf(platform, site);
    return profile ? [{ ...profile, platform }] : [];
  }),
});
