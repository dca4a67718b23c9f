import { css } from "@emotion/react";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import content from "catalogue-content";
import { Padded } from "../../../.storybook/Specimens";
import { pageMessages } from "$messages/service";
import { media, motion } from "../../theme";
import { Illustration } from "../Illustration/Illustration";
import { Carousel } from "./Carousel";

const { testimonials, whyUs } = content.home;
const slides = whyUs.nodes.map(({ title, image }) => ({
  key: title,
  content: (
    <>
      <Illustration of={image} sizes="30rem" />
      <h3>{title}</h3>
    </>
  ),
}));

const meta: Meta<typeof Carousel> = {
  component: Carousel,
  args: { label: content.home.page.whyUs.heading, slides, ...motion.carousels.content },
  render: (args) => (
    <Padded>
      <Carousel {...args} />
    </Padded>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Advances by itself until it's paused, hovered, focused or out of view. */
export const Autoplay: Story = { args: { ...motion.carousels.testimonials } };

export const Arrows: Story = {
  args: {
    show: { desktop: 3, medium: 2, small: 1 },
    infinite: false,
    arrows: { previous: pageMessages.previousCard, next: pageMessages.nextCard },
  },
};

/** A grid from 768 px. */
export const SmallScreensOnly: Story = {
  args: {
    wideLayout: css({ [media.wide]: { display: "grid", gridTemplateColumns: "repeat(4, 1fr)", gap: "2rem" } }),
  },
};

/** All slides fit, so there is nothing to move. */
export const AllFit: Story = {
  args: {
    slides: testimonials.nodes.slice(0, 1).map(({ name, review }) => ({ key: name, content: <p>{review}</p> })),
  },
};
