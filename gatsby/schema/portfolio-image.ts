import { z } from "zod";
import { illustration, label, link, list, object, slug, socialPlatform, title } from "./fields";
import type { SiteSettings } from "./site-settings";

const PORTFOLIO_TYPES = ["creative", "ai", "cgi"] as const;

export const portfolioImageType = object("PortfolioImage", {
  slug: slug(),
  title: title(),
  client: label(),
  type: z.enum(PORTFOLIO_TYPES),
  image: illustration(720, 900),
  link: link(),
  socials: list(socialPlatform()),
});

/** The profile that a platform's name in the portfolio means: X still answers to twitter. */
export const profileOf = (platform: string, { socials }: Pick<SiteSettings, "socials">) =>
  socials.find((profile) => profile.platform === platform) ??
  (platform === "twitter" ? socials.find((profile) => profile.platform === "x") : undefined);

export const toPortfolioImageFields = (image: z.output<typeof portfolioImageType>, site: SiteSettings) => ({
  ...image,
  socials: image.socials.flatMap((platform) => {
    const profile = profileOf(platform, site);
    return profile ? [{ ...profile, platform }] : [];
  }),
});

export const portfolioImageTypeDefs = `
  "A picture of the portfolio, from data/portfolio-images.json."
  type PortfolioImage implements Node @dontInfer {
    "The place in the file, from 0."
    position: Int!
    "A short name for machines."
    slug: String!
    "The work's title."
    title: String!
    "For whom it was made."
    client: String!
    "How it was made, which is the filter it belongs to."
    type: PortfolioImageType!
    "The work itself."
    image: Illustration!
    "Where the picture leads."
    link: String!
    "The agency's profiles to link to; the JSON names the platforms, data/site.json has the addresses."
    socials: [SocialProfile!]!
  }

  "How a work of the portfolio was made."
  enum PortfolioImageType {
    "By hand: design and photography."
    creative
    "With a generating model."
    ai
    "As a computer-generated image."
    cgi
  }
`;
