import type { Meta, StoryObj } from "@storybook/react-webpack5";
import content from "catalogue-content";
import { Padded } from "../../../.storybook/Specimens";
import { Breadcrumbs as Trail } from "./Breadcrumbs";
import ProofBlock from "./Proof";
import { SharedBlock } from "./SharedBlock";

const sample = content.pages.find(({ page }) => page.project) ?? content.pages[0];

/** A block by its name in the `shared` field of a page. */
const block = (name: string): StoryObj => ({
  render: () => <>{sample && <SharedBlock name={name} content={sample} />}</>,
});

const meta: Meta = {};
export default meta;

const proof = sample?.sharedSections?.proof;

/** With a project, which not every agency has. */
export const Proof: StoryObj = {
  render: () => <>{proof && <ProofBlock proof={proof} project={sample.page.project} />}</>,
};
export const ProofWithoutProject: StoryObj = { render: () => <>{proof && <ProofBlock proof={proof} />}</> };
export const Process = block("process");
export const Values = block("values");
export const Statistics = block("statistics");
export const Team = block("team");
export const BlogList = block("blog-list");

export const Breadcrumbs: StoryObj = {
  render: () => (
    <Padded>
      <Trail trail={[content.services.page, ...content.pages.slice(0, 1).map(({ page }) => page)]} />
    </Padded>
  ),
};
