import { css } from "@emotion/react";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import content from "catalogue-content";
import { motion } from "../../theme";
import { LoopVideo } from "./LoopVideo";

const { video, poster } = content.home.page.hero;

const styles = {
  frame: css({ aspectRatio: "16 / 9", maxHeight: "100vh" }),
};

const meta: Meta<typeof LoopVideo> = {
  component: LoopVideo,
  args: { video, poster, sizes: "100vw" },
  render: (args) => <LoopVideo {...args} css={styles.frame} />,
};

export default meta;

type Story = StoryObj<typeof meta>;

/** Plays while it's in view. Under reduced motion, and before its first frame, there is the poster. */
export const Looping: Story = {};

export const Slower: Story = { args: { rate: motion.heroVideoRate } };
