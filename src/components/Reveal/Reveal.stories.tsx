import type { Meta, StoryObj } from "@storybook/react-webpack5";
import content from "catalogue-content";
import { Padded } from "../../../.storybook/Specimens";
import { motion } from "../../theme";
import { Illustration } from "../Illustration/Illustration";
import { Reveal } from "./Reveal";
import { ZoomIn } from "./ZoomIn";

const meta: Meta<typeof Reveal> = {
  component: Reveal,
  render: (args) => (
    <Padded>
      {content.home.whyUs.nodes.slice(0, 4).map(({ title, image }) => (
        <Reveal key={title} {...args}>
          <Illustration of={image} sizes="60rem" />
        </Reveal>
      ))}
    </Padded>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Scroll down: what starts out of view comes in once, from below. */
export const FadeUp: Story = { args: { effect: "fade-up", ...motion.portfolioFade } };

/** Each time it comes into view, and never from nothing. */
export const Zoom: Story = {
  args: { effect: "fade", ...motion.serviceCardFade },
  render: () => (
    <Padded>
      {content.home.whyUs.nodes.slice(0, 4).map(({ title, image }) => (
        <ZoomIn key={title}>
          <Illustration of={image} sizes="60rem" />
        </ZoomIn>
      ))}
    </Padded>
  ),
};
