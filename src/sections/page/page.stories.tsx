import type { Meta, StoryObj } from "@storybook/react-webpack5";
import content from "catalogue-content";
import CallToAction from "./CallToAction";
import PageHero from "./hero/PageHero";
import PageRelated from "./RelatedServices";

const pages = content.pages.map(({ page }) => page);
const withRelated = pages.find(({ related }) => related.length > 0);
const closing = pages.find(({ callToAction }) => callToAction !== null)?.callToAction;

const heroOn = (colorScheme: Queries.ColorScheme): StoryObj => {
  const page = pages.find((other) => other.colorScheme === colorScheme) ?? pages[0];
  return { render: () => <>{page && <PageHero page={{ ...page, colorScheme }} trail={[page]} />}</> };
};

const meta: Meta = {};
export default meta;

export const HeroOnViolet = heroOn("violet");
export const HeroOnCoral = heroOn("coral");
export const HeroOnMarigold = heroOn("marigold");
export const HeroOnInk = heroOn("ink");
export const HeroOnJade = heroOn("jade");
export const HeroOnLilac = heroOn("lilac");

/** A page that isn't a service has no form. */
export const HeroWithoutForm: StoryObj = {
  render: () => {
    const page = pages.find(({ isService }) => !isService);
    return <>{page && <PageHero page={page} trail={[page]} />}</>;
  },
};

export const RelatedServices: StoryObj = {
  render: () => (
    <PageRelated heading={content.pages[0]?.sharedSections?.related.heading} services={withRelated?.related ?? []} />
  ),
};

export const ClosingCallToAction: StoryObj = {
  render: () => <>{closing && <CallToAction {...closing} />}</>,
};
