import type { Meta, StoryObj } from "@storybook/react-webpack5";
import content from "catalogue-content";
import { PALETTES, type Palette } from "../../constants/palettes";
import CallToAction from "./CallToAction";
import { PageHero } from "./hero/PageHero";
import PageOverview from "./Overview";
import PageRelated from "./RelatedServices";

const pages = content.pages.map(({ page }) => page);
const placeholder = pages.find(({ sections }) => sections.length === 0);
const withRelated = pages.find(({ related }) => related.length > 0);
const closing = pages.find(({ callToAction }) => callToAction !== null)?.callToAction;

const heroOn = (palette: Palette): StoryObj => {
  const page = pages.find((other) => other.palette === palette) ?? pages[0];
  return { render: () => <>{page && <PageHero page={{ ...page, palette }} trail={[page]} />}</> };
};

const meta: Meta = {};
export default meta;

const [first, second, third, fourth, fifth, sixth] = PALETTES;
export const HeroOnViolet = heroOn(first);
export const HeroOnCoral = heroOn(second);
export const HeroOnMarigold = heroOn(third);
export const HeroOnInk = heroOn(fourth);
export const HeroOnJade = heroOn(fifth);
export const HeroOnLilac = heroOn(sixth);

/** A page that isn't a service has no form. */
export const HeroWithoutForm: StoryObj = {
  render: () => {
    const page = pages.find(({ isService }) => !isService);
    return <>{page && <PageHero page={page} trail={[page]} />}</>;
  },
};

/** The body of a page without sections. */
export const Overview: StoryObj = { render: () => <>{placeholder && <PageOverview page={placeholder} />}</> };

export const RelatedServices: StoryObj = {
  render: () => (
    <PageRelated heading={content.pages[0]?.sharedSections?.related.heading} services={withRelated?.related ?? []} />
  ),
};

export const ClosingCallToAction: StoryObj = {
  render: () => <>{closing && <CallToAction id="call-to-action" colorScheme="lilac" {...closing} />}</>,
};
