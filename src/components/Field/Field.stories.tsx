import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { Padded } from "../../../.storybook/Specimens";
import { t } from "../../messages/t";
import { Field, fieldState, inputStyle, textareaStyle } from "./Field";

const meta: Meta<typeof Field> = {
  component: Field,
  args: { id: "name", label: t("field.name") },
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

export const Empty: Story = {};

export const WithHint: Story = { args: { hint: t("field.requirementsHint") } };

export const Invalid: Story = { args: { error: t("field.nameMissing") } };

export const Multiline: Story = {
  args: { label: t("field.message"), hint: t("field.requirementsHint"), error: t("field.messageMissing") },
  render: (args) => (
    <Padded>
      <Field {...args}>
        <textarea id={args.id} rows={4} css={textareaStyle} {...fieldState(args)} />
      </Field>
    </Padded>
  ),
};
