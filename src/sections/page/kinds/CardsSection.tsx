import { graphql } from "gatsby";
import { Section } from "../../../components/Section/Section";
import { island } from "../../../runtime/island";
import { focusableRow, swipeRow } from "../../../theme";
import { Card } from "./cards/Card";
import { cardGrids, spacious } from "./cards/cards-grid";

const CardsCarousel = island(() => import("./cards/CardsCarousel"));

/** A grid of cards. Small screens have them in a row to swipe, or if the data names a carousel, one at a time. */
export function CardsSection(section: Queries.CardsSectionForPageFragment) {
  const { anchor, columns, carousel, look, items, ...header } = section;
  return (
    <Section id={anchor} {...header}>
      {carousel ? (
        <CardsCarousel {...section} carousel={carousel} />
      ) : (
        <ul css={[swipeRow, cardGrids[columns], look === "plain" && spacious]} {...focusableRow}>
          {items.map((item) => (
            <li key={item.title}>
              <Card item={item} look={look} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

export const fragment = graphql`
  fragment CardsSectionForPage on CardsSection {
    anchor
    kicker
    heading
    intro
    colorScheme
    columns
    carousel
    look
    items {
      ...SectionItemForPage
    }
  }
`;
