import { css, type SerializedStyles } from "@emotion/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { inlineSign, media, motion } from "../../theme";
import { StepControls } from "./StepControls";

export interface CardStepperProps {
  /** `name` says which card shows, for those who can't see it. */
  cards: readonly { name: string; content: ReactNode }[];
  /** Accessible names of the two buttons. */
  previous: string;
  next: string;
  /** Layout of the list from 768 px, where every card is visible. */
  wideLayout: SerializedStyles;
}

/** Pictures that are hidden like this load when their card is next to the one that shows. */
const FAR_PICTURES = "& > li:not([data-current], [data-current] + li, :has(+ [data-current])) img";

const styles = {
  // On small screens, all cards share one grid cell: the tallest sets the height, so the buttons never move.
  list: css({
    display: "grid",
    [media.small]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      "& > li": {
        gridArea: "1 / 1",
        transition: `opacity ${motion.state}ms ${motion.ease}, transform ${motion.state}ms ${motion.ease}`,
      },
      "& > li:not([data-current])": {
        visibility: "hidden",
        opacity: 0,
        transform: `translateX(calc(${inlineSign} * 1.5rem))`,
      },
      [FAR_PICTURES]: { display: "none" },
    },
    [media.static]: {
      gap: "1.5rem",
      "& > li, & > li:not([data-current])": { gridArea: "auto", visibility: "inherit", opacity: 1, transform: "none" },
    },
    // Paper has none.
    [media.noScript]: { [FAR_PICTURES]: { display: "block" } },
  }),
};

/** Cards side by side on wide screens, one at a time on small ones, by CSS alone. A hash in a card shows that card. */
export function CardStepper({ cards, previous, next, wideLayout }: CardStepperProps) {
  const ref = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const showTarget = () => {
      const index = [...(ref.current?.children ?? [])].findIndex((card) => card.querySelector(":target"));
      if (index >= 0) setCurrent(index);
    };
    showTarget();
    addEventListener("hashchange", showTarget);
    return () => removeEventListener("hashchange", showTarget);
  }, []);

  return (
    <div>
      <ul ref={ref} css={[styles.list, wideLayout]}>
        {cards.map(({ name, content }, index) => (
          <li key={name} data-current={index === current ? "" : undefined}>
            {content}
          </li>
        ))}
      </ul>
      <StepControls
        previous={previous}
        next={next}
        current={current}
        names={cards.map(({ name }) => name)}
        onStep={setCurrent}
      />
    </div>
  );
}
