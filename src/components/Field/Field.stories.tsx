import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { Padded } from "../../../.storybook/Specimens";
import { fieldMessages } from "$messages/forms";
import { Field, fieldState, inputStyle, textareaStyle } from "./Field";

const meta: Meta<typeof Field> = {
  component: Field,
  args: { id: "name", label: fieldMessages.name },
  render: (args) => (
    <Padded>
      <Field {...args}>
        <input id={args.id} css={inputStyle} {...fieldState(args)} />
      </Field>
    </Padded>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

export const SingleLine: Story = {};

export const Multiline: Story = {
  args: { label: fieldMessages.message, hint: fieldMessages.requirementsHint, error: fieldMessages.messageMissing },
  render: (args) => (
    <Padded>
      <Field {...args}>
        <textarea id={args.id} rows={4} css={textareaStyle} {...fieldState(args)} />
      </Field>
    </Padded>
  ),
};
