import { graphql } from "gatsby";
import { CallToAction } from "../CallToAction";

export interface CallToActionSectionProps {
  section: Queries.CallToActionSectionForPageFragment;
}

/** An invitation among the sections of a page. */
export function CallToActionSection({ section: { anchor, ...invitation } }: CallToActionSectionProps) {
  return <CallToAction id={anchor} {...invitation} />;
}

export const fragment = graphql`
  fragment CallToActionSectionForPage on CallToActionSection {
    anchor
    kicker
    heading
    intro
    colorScheme
    text
    button {
      label
      to
    }
  }
`;
