import { Carousel, type CarouselProps } from "../../../../components/Carousel/Carousel";
import type { ColorScheme } from "../../../../theme/color-schemes";
import { motion } from "../../../../theme/motion";
import { pageMessages } from "$messages/service";
import { Card, type CardLook } from "./Card";
import { cardGrids, carouselGrids } from "./cards-grid";

type Behaviour = Pick<CarouselProps, "autoplay" | "speed" | "infinite" | "pauseOnHover" | "arrows">;

/** The behaviour of each carousel that the data can name. */
const behaviours: Record<Queries.CardsCarousel, Behaviour> = {
  reasons: { ...motion.carousels.reasons, infinite: true },
  content: {
    ...motion.carousels.content,
    infinite: false,
    arrows: { previous: pageMessages.previousCard, next: pageMessages.nextCard },
  },
  film: { ...motion.carousels.film, infinite: true, pauseOnHover: false },
};

export interface CardsCarouselProps {
  label: string;
  behaviour: Queries.CardsCarousel;
  look: CardLook;
  /** How many columns the grid has that replaces the carousel from 768 px. */
  columns: number;
  items: readonly Queries.SectionItemForPageFragment[];
  /** The section's colour scheme. */
  colorScheme: ColorScheme;
}

/** Cards in a carousel on small screens, and in a grid on larger ones. */
export default function CardsCarousel({ label, behaviour, look, columns, items, colorScheme }: CardsCarouselProps) {
  return (
    <Carousel
      label={label}
      when="small"
      wideLayout={(behaviour === "content" ? cardGrids : carouselGrids)[columns]}
      slides={items.map((item, index) => ({
        key: item.title,
        content: <Card item={item} look={look} index={index} colorScheme={colorScheme} />,
      }))}
      {...behaviours[behaviour]}
    />
  );
}
