import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState } from "react";
import { Padded } from "../../../.storybook/Specimens";
import { site } from "../../site";
import { Button } from "../Button/Button";
import { Dialog } from "./Dialog";

const meta: Meta<typeof Dialog> = { component: Dialog };
export default meta;

export const Open: StoryObj<typeof meta> = {
  render: function Example() {
    const [open, setOpen] = useState(true);
    return (
      <Padded>
        <Button onClick={() => setOpen(true)}>{site.contact.label}</Button>
        <Dialog open={open} labelledBy="dialog-heading" onClose={() => setOpen(false)}>
          <Padded>
            <h2 id="dialog-heading">{site.tagline}</h2>
            <p>{site.description}</p>
          </Padded>
        </Dialog>
      </Padded>
    );
  },
};
