import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { Padded } from "../../../.storybook/Specimens";
import { SectionErrorBoundary } from "./SectionErrorBoundary";

function Broken(): never {
  throw new Error("A section that can't be rendered");
}

const meta: Meta<typeof SectionErrorBoundary> = { component: SectionErrorBoundary };
export default meta;

/** The console has the error, as it should. */
export const Failed: StoryObj<typeof meta> = {
  tags: ["logs-error"],
  render: () => (
    <Padded>
      <SectionErrorBoundary>
        <Broken />
      </SectionErrorBoundary>
    </Padded>
  ),
};
