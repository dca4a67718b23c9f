import { css } from "@emotion/react";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import content from "catalogue-content";
import { Padded } from "../../../.storybook/Specimens";
import { homeMessages } from "$messages/home";
import { radius } from "../../theme";
import { FlipCard } from "./FlipCard";

const [solution] = content.home.solutions.nodes;

const styles = {
  side: css({
    display: "grid",
    gap: "1rem",
    alignContent: "space-between",
    padding: "2rem",
    borderRadius: radius.card,
    "& button": { justifySelf: "start", padding: "0.5rem 1rem", background: "none", color: "inherit" },
  }),
};

const meta: Meta<typeof FlipCard> = {
  component: FlipCard,
  args: {
    front: (turn) => (
      <div css={styles.side} data-scheme={solution?.colorScheme}>
        <h3>{solution?.name}</h3>
        <button {...turn}>{homeMessages.solutionMore}</button>
      </div>
    ),
    back: (turn) => (
      <div css={styles.side} data-scheme={solution?.colorScheme}>
        <p>{solution?.description}</p>
        <button {...turn}>{homeMessages.solutionBack}</button>
      </div>
    ),
  },
  render: (args) => (
    <Padded>
      <FlipCard {...args} />
    </Padded>
  ),
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Front: Story = {};

export const Back: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
  },
};
