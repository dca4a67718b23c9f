import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { OnEveryScheme, Row } from "../../../.storybook/Specimens";
import { site } from "../../site";
import { Button, ButtonLink } from "./Button";

const { label, to } = site.contact;
const VARIANTS = ["primary", "outline", "inverse"] as const;

const meta: Meta<typeof Button> = { component: Button, args: { children: label } };
export default meta;

type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <OnEveryScheme>
      {() => VARIANTS.map((variant) => <Button key={variant} {...args} variant={variant} />)}
    </OnEveryScheme>
  ),
};

export const IconsAndStates: Story = {
  render: (args) => (
    <Row>
      <Button {...args} icon={null} />
      <Button {...args} icon="check" />
      <Button {...args} disabled />
      <ButtonLink href={to}>{label}</ButtonLink>
    </Row>
  ),
};
