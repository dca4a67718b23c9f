import type { Meta, StoryObj } from "@storybook/react-webpack5";
import content from "catalogue-content";
import { site } from "../../site";
import { ButtonLink } from "../Button/Button";
import { posterHeading, stickyHeading, twoColumns } from "./layouts";
import { Section } from "./Section";

const { team } = content.team;
const paragraphs = team.text.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
/** Those that content can choose; the others are for posters and cards. */
const SCHEMES = ["paper", "deep", "lilac", "ink", "marigold"] as const;

const meta: Meta<typeof Section> = {
  component: Section,
  args: { id: "section", heading: team.heading, children: paragraphs },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Stacked: Story = {
  args: {
    kicker: site.name,
    intro: site.tagline,
    action: <ButtonLink href={site.contact.to}>{site.contact.label}</ButtonLink>,
  },
};

export const Schemes: Story = {
  render: (args) => (
    <>
      {SCHEMES.map((scheme) => (
        <Section key={scheme} {...args} id={scheme} colorScheme={scheme} heading={scheme} kicker={site.name} />
      ))}
    </>
  ),
};

export const PosterHeading: Story = { args: { layout: posterHeading } };

export const TwoColumns: Story = { args: { layout: twoColumns, children: <div>{paragraphs}</div> } };

export const StickyHeading: Story = { args: { layout: stickyHeading, children: <div>{paragraphs}</div> } };
