import type { Meta, StoryObj } from "@storybook/react-webpack5";
import content from "catalogue-content";
import { Padded } from "../../../.storybook/Specimens";
import { motion } from "../../theme/motion";
import { Illustration } from "../Illustration/Illustration";
import { FadeIn } from "./FadeIn";

const meta: Meta<typeof FadeIn> = { component: FadeIn, args: { ...motion.serviceCardFade } };
export default meta;

/** Scroll down: what starts out of view fades in once. */
export const WhileScrolling: StoryObj<typeof meta> = {
  render: (args) => (
    <Padded>
      {content.home.whyUs.nodes.slice(0, 4).map(({ title, image }) => (
        <FadeIn key={title} {...args}>
          <Illustration of={image} sizes="60rem" />
        </FadeIn>
      ))}
    </Padded>
  ),
};
