import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { OnEveryScheme } from "../../.storybook/Specimens";
import { headerMessages } from "$messages/layout";
import { site } from "../site";
import { ContactPanel as Panel } from "./ContactTools/ContactPanel";
import { ContactTools as Tools } from "./ContactTools/ContactTools";
import PageFooter from "./Footer";
import { Header as PageHeader } from "./Header/Header";
import { ColorToggle } from "./Header/TopStrip";
import { LeadPopupDialog } from "./LeadPopup/LeadPopupDialog";
import { SocialLinks } from "./SocialLinks";

const meta: Meta = {};
export default meta;

const close = () => undefined;

export const Header: StoryObj = { render: () => <PageHeader path={site.contact.to} /> };

/** On small screens. Wide ones have no such button. */
export const MenuOpen: StoryObj = {
  ...Header,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.queryByRole("button", { name: headerMessages.openMenu });
    if (button) await userEvent.click(button);
  },
};

export const Footer: StoryObj = { render: () => <PageFooter /> };
export const ContactTools: StoryObj = { render: () => <Tools /> };
export const ContactPanel: StoryObj = { render: () => <Panel open onClose={close} /> };
export const LeadPopup: StoryObj = { render: () => <LeadPopupDialog open onClose={close} /> };
export const Colours: StoryObj = { render: () => <OnEveryScheme>{() => <ColorToggle />}</OnEveryScheme> };
export const Social: StoryObj = { render: () => <OnEveryScheme>{() => <SocialLinks />}</OnEveryScheme> };
