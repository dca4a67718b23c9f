import { css } from "@emotion/react";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import content from "catalogue-content";
import { homeMessages } from "$messages/home";
import { media } from "../../theme";
import { Section } from "../Section/Section";
import { CardStepper } from "./CardStepper";

const cards = content.home.values.nodes.map(({ title, text }) => ({
  name: title,
  content: (
    <>
      <h3>{title}</h3>
      <p>{text}</p>
    </>
  ),
}));

const meta: Meta<typeof CardStepper> = {
  component: CardStepper,
  args: {
    cards,
    previous: homeMessages.previousValue,
    next: homeMessages.nextValue,
    wideLayout: css({ [media.wide]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: "2rem" } }),
  },
  render: (args) => (
    <Section id="values" heading={content.home.page.about.heading}>
      <CardStepper {...args} />
    </Section>
  ),
};
export default meta;

/** Side by side on wide screens, one at a time on small ones. */
export const Several: StoryObj<typeof meta> = {};
