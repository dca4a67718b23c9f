import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState } from "react";
import { OnEveryScheme } from "../../../.storybook/Specimens";
import { motionMessages } from "$messages/common";
import { PauseButton } from "./PauseButton";

const meta: Meta<typeof PauseButton> = { component: PauseButton };
export default meta;

export const Playing: StoryObj<typeof meta> = {
  render: function Example() {
    const [paused, setPaused] = useState(false);
    return (
      <OnEveryScheme>
        {() => <PauseButton subject={motionMessages.video} paused={paused} onToggle={() => setPaused(!paused)} />}
      </OnEveryScheme>
    );
  },
};
