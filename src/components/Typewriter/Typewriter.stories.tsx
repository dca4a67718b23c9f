import { css } from "@emotion/react";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import content from "catalogue-content";
import { Padded } from "../../../.storybook/Specimens";
import { motion, typography } from "../../theme";
import { Typewriter } from "./Typewriter";

const { lead, phrases } = content.home.page.hero;

const styles = {
  root: css(typography.lead),
};

const meta: Meta<typeof Typewriter> = {
  component: Typewriter,
  args: { lead, phrases, timing: motion.heroTyping },
  render: (args) => (
    <Padded>
      <p css={styles.root}>
        <Typewriter {...args} />
      </p>
    </Padded>
  ),
};

export default meta;

/** Under reduced motion, all phrases are listed. */
export const Typing: StoryObj<typeof meta> = {};
