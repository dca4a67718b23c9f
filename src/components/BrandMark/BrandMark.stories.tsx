import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { OnEveryScheme, Row } from "../../../.storybook/Specimens";
import { color } from "../../theme";
import { BrandMark } from "./BrandMark";

const meta: Meta<typeof BrandMark> = { component: BrandMark };
export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Row>
      {[24, 40, 96, 240].map((size) => (
        <BrandMark key={size} size={size} />
      ))}
    </Row>
  ),
};

export const Schemes: Story = {
  render: () => (
    <OnEveryScheme>
      {() => (
        <>
          <BrandMark />
          <BrandMark color={color.quiet} accent={color.quiet} />
        </>
      )}
    </OnEveryScheme>
  ),
};
