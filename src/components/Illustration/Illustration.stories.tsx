import type { Meta, StoryObj } from "@storybook/react-webpack5";
import content from "catalogue-content";
import { Padded } from "../../../.storybook/Specimens";
import { Illustration } from "./Illustration";

const [reason] = content.home.whyUs.nodes;

const meta: Meta<typeof Illustration> = {
  component: Illustration,
  args: { of: reason?.image, sizes: "60rem" },
  render: (args) => (
    <Padded>
      <Illustration {...args} />
    </Padded>
  ),
};
export default meta;

export const FromTheContent: StoryObj<typeof meta> = {};
