import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { OnEveryScheme } from "../../../.storybook/Specimens";
import { StarRating } from "./StarRating";

const meta: Meta<typeof StarRating> = { component: StarRating };
export default meta;

export const FromOneToFive: StoryObj<typeof meta> = {
  render: () => (
    <OnEveryScheme>{() => [1, 2, 3, 4, 5].map((rating) => <StarRating key={rating} rating={rating} />)}</OnEveryScheme>
  ),
};
