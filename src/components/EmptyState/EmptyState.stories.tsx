import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { Padded } from "../../../.storybook/Specimens";
import { worksMessages } from "$messages/works";
import { site } from "../../site";
import { EmptyState } from "./EmptyState";

const meta: Meta<typeof EmptyState> = {
  component: EmptyState,
  args: { action: site.contact, children: worksMessages.none },
  render: (args) => (
    <Padded>
      <EmptyState {...args} />
    </Padded>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
