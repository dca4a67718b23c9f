import type { Meta, StoryObj } from "@storybook/react-webpack5";
import content from "catalogue-content";
import { PageHeader } from "./PageHeader";

const { heading, kicker, intro } = content.clients.page;

const meta: Meta<typeof PageHeader> = { component: PageHeader, args: { heading, kicker, intro, art: "clients" } };
export default meta;

type Story = StoryObj<typeof meta>;

export const Deep: Story = {};

export const Ink: Story = { args: { colorScheme: "ink" } };

export const Lilac: Story = { args: { colorScheme: "lilac" } };

export const HeadingOnly: Story = { args: { kicker: null, intro: null } };
