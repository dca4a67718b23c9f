import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { Padded } from "../../../.storybook/Specimens";
import { t } from "../../messages/t";
import { site } from "../../site";
import { EmptyState } from "./EmptyState";

const meta: Meta<typeof EmptyState> = {
  component: EmptyState,
  args: { action: site.contact, children: t("works.none") },
  render: (args) => (
    <Padded>
      <EmptyState {...args} />
    </Padded>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
