import type { Meta, StoryObj } from "@storybook/react-webpack5";
import content from "catalogue-content";
import { Padded } from "../../../.storybook/Specimens";
import { Picture } from "./Picture";

const { image } = content.team.team;

const meta: Meta<typeof Picture> = {
  component: Picture,
  args: { image: image.file.childImageSharp?.gatsbyImageData, alt: image.alt, sizes: "60rem" },
  render: (args) => (
    <Padded>
      <Picture {...args} />
    </Padded>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Lazy: Story = {};

/** For the main picture of a first view. */
export const Eager: Story = { args: { eager: true } };
