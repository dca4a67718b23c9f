import { graphql } from "gatsby";
import { Section } from "../../../components/Section/Section";
import { island } from "../../../runtime/island";
import { focusableRow, swipeRow } from "../../../theme/swipe-row";
import { Card } from "./cards/Card";
import { cardGrids, spacious } from "./cards/cards-grid";

const CardsCarousel = island(() => import("./cards/CardsCarousel"));

export interface CardsSectionProps {
  section: Queries.CardsSectionForPageFragment;
}

/** A grid of cards. Small screens have them in a row to swipe, or if the data names a carousel, one at a time. */
export function CardsSection({ section }: CardsSectionProps) {
  const { anchor, colorScheme, heading, kicker, intro, columns, carousel, look, items } = section;
  return (
    <Section id={anchor} colorScheme={colorScheme} heading={heading} kicker={kicker} intro={intro}>
      {carousel ? (
        <CardsCarousel
          label={heading}
          behaviour={carousel}
          look={look}
          columns={columns}
          items={items}
          colorScheme={colorScheme}
        />
      ) : (
        <ul css={[swipeRow, cardGrids[columns], look === "plain" && spacious]} {...focusableRow}>
          {items.map((item, index) => (
            <li key={item.title}>
              <Card item={item} look={look} index={index} colorScheme={colorScheme} />
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
