import type { Meta, StoryObj } from "@storybook/react-webpack5";
import content from "catalogue-content";
import { Padded } from "../../../.storybook/Specimens";
import { fieldMessages, formMessages } from "$messages/forms";
import { pageMessages } from "$messages/service";
import { contactForm, type FormState } from "./form/forms";
import { FormFooter, SendAlert } from "./form/FormStatus";
import { PanelForm } from "./form/PanelForm";
import { PopupForm } from "./form/PopupForm";
import MessageForm from "./form/MessageForm";

const service = content.pages.map(({ page }) => page).find(({ isService }) => isService)?.name ?? "";

const meta: Meta = {
  decorators: [
    (Story) => (
      <Padded>
        <h2 id="form-heading">{pageMessages.getInTouch}</h2>
        <Story />
      </Padded>
    ),
  ],
};
export default meta;

export const Contact: StoryObj = { render: () => <MessageForm /> };
export const Service: StoryObj = { render: () => <MessageForm service={service} /> };
export const Panel: StoryObj = { render: () => <PanelForm labelledBy="form-heading" /> };
export const Popup: StoryObj = {
  render: () => <PopupForm labelledBy="form-heading" onContinue={() => undefined} />,
};

/** Sent without anything filled in. */
export const Invalid: StoryObj = {
  ...Panel,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: formMessages.panelSubmit }));
    await canvas.findByText(fieldMessages.nameMissing);
  },
};

/** What is below the fields in a state. */
const below = (state: FormState): StoryObj => ({
  render: () => (
    <>
      <SendAlert state={state} />
      <FormFooter form={contactForm} state={state} />
    </>
  ),
});
export const Sending = below("sending");
export const Sent = below("sent");
export const Failed = below("failed");
export const Unanswered = below("unanswered");
