import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState } from "react";
import { OnEveryScheme } from "../../../.storybook/Specimens";
import { motionMessages } from "$messages/common";
import { PauseButton } from "./PauseButton";

const meta: Meta<typeof PauseButton> = { component: PauseButton, args: { subject: motionMessages.video } };
export default meta;

type Story = StoryObj<typeof meta>;

const render: Story["render"] = function Example({ subject, paused: initially }) {
  const [paused, setPaused] = useState(initially);
  return (
    <OnEveryScheme>
      {() => <PauseButton subject={subject} paused={paused} onToggle={() => setPaused(!paused)} />}
    </OnEveryScheme>
  );
};

export const Playing: Story = { args: { paused: false }, render };

export const Paused: Story = { args: { paused: true }, render };
