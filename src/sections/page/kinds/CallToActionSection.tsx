import { graphql } from "gatsby";
import { CallToAction } from "../CallToAction";

export interface CallToActionSectionProps {
  section: Queries.CallToActionSectionForPageFragment;
}

/** A call to action among a page's sections. */
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
