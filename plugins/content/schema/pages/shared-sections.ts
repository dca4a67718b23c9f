import { label, list, object, title } from "../fields";

const heading = () => title().describe("The section's heading.");

const headingSchema = object("SharedHeading", "The words of a section that has a heading only.", {
  heading: heading(),
});

const figureSchema = object("ClaimFigure", "A figure with what it counts.", {
  value: label().describe("The figure as it is printed."),
  label: label().describe("What it counts."),
});

export const sharedSectionsSchema = object(
  "SharedSections",
  "The words of the sections that several pages share, from data/shared.json: one field a section.",
  {
    proof: object("ClaimsBanner", "The words of the block proof.", {
      kicker: label().optional().describe("A word or two above the heading."),
      heading: heading(),
      figures: list(figureSchema).describe("What the agency claims about itself."),
    }).describe("The block proof."),
    posts: headingSchema.describe("The list of all blog posts."),
    related: headingSchema.describe("The services that a page leads on to."),
  },
);
