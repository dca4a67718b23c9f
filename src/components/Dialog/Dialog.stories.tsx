import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState } from "react";
import { Padded } from "../../../.storybook/Specimens";
import { site } from "../../site";
import { Button } from "../Button/Button";
import { Dialog } from "./Dialog";

const meta: Meta<typeof Dialog> = { component: Dialog, args: { labelledBy: "dialog-heading" } };
export default meta;

type Story = StoryObj<typeof meta>;

const render: Story["render"] = function Example({ open: initially, labelledBy }) {
  const [open, setOpen] = useState(initially);
  return (
    <Padded>
      <Button onClick={() => setOpen(true)}>{site.contact.label}</Button>
      <Dialog open={open} labelledBy={labelledBy} onClose={() => setOpen(false)}>
        <Padded>
          <h2 id={labelledBy}>{site.tagline}</h2>
          <p>{site.description}</p>
        </Padded>
      </Dialog>
    </Padded>
  );
};

export const Open: Story = { args: { open: true }, render };

export const Closed: Story = { args: { open: false }, render };
