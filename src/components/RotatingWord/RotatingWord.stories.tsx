import { css } from "@emotion/react";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import content from "catalogue-content";
import { Padded } from "../../../.storybook/Specimens";
import { typography } from "../../theme";
import { RotatingWord } from "./RotatingWord";

const { heading, words } = content.home.page.about;

const styles = {
  root: css(typography.h2),
};

const meta: Meta<typeof RotatingWord> = {
  component: RotatingWord,
  args: { words, running: true },
  render: (args) => (
    <Padded>
      <h2 css={styles.root}>
        {heading} <RotatingWord {...args} />
      </h2>
    </Padded>
  ),
};

export default meta;

export const Running: StoryObj<typeof meta> = {};
