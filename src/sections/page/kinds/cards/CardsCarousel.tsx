import { Carousel, type CarouselProps } from "../../../../components/Carousel/Carousel";
import { motion } from "../../../../theme";
import { pageMessages } from "$messages/service";
import { Card } from "./Card";
import { cardGrids, carouselGrids } from "./cards-grid";

/** The behaviour of each carousel that the data can name. */
const behaviours: Record<Queries.CardsCarousel, Omit<CarouselProps, "label" | "slides">> = {
  reasons: motion.carousels.reasons,
  content: {
    ...motion.carousels.content,
    infinite: false,
    arrows: { previous: pageMessages.previousCard, next: pageMessages.nextCard },
  },
  film: { ...motion.carousels.film, pauseOnHover: false },
};

export type CardsCarouselProps = Queries.CardsSectionForPageFragment & { carousel: Queries.CardsCarousel };

/** Cards in a carousel on small screens, and in a grid on larger ones. */
export default function CardsCarousel({ heading, carousel, columns, items, look }: CardsCarouselProps) {
  return (
    <Carousel
      label={heading}
      wideLayout={(carousel === "content" ? cardGrids : carouselGrids)[columns]}
      slides={items.map((item) => ({
        key: item.title,
        content: <Card item={item} look={look} />,
      }))}
      {...behaviours[carousel]}
    />
  );
}
