import { css, type SerializedStyles } from "@emotion/react";
import { type ReactNode, useState } from "react";
import { media, radius } from "../../theme/layout";
import { motion } from "../../theme/motion";
import { type } from "../../theme/type";
import { Icon } from "../Icon/Icon";

export interface CardStepperProps {
  cards: readonly { key: string; content: ReactNode }[];
  /** Accessible names of the two buttons. */
  previous: string;
  next: string;
  /** Layout of the list from 768 px, where every card is in view. */
  wideLayout: SerializedStyles;
}

// On small screens all cards lie in one grid cell, so the tallest sets the height and the buttons never move.
const list = css({
  display: "grid",
  minWidth: 0,
  [media.small]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > li": {
      gridArea: "1 / 1",
      transition: `opacity ${motion.state}ms ${motion.ease}, transform ${motion.state}ms ${motion.ease}`,
    },
    "& > li:not([data-current])": { visibility: "hidden", opacity: 0, transform: "translateX(1.5rem)" },
  },
  [media.noScript]: {
    gap: "1.5rem",
    "& > li, & > li:not([data-current])": { gridArea: "auto", visibility: "inherit", opacity: 1, transform: "none" },
  },
});
const controls = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  marginTop: "1.25rem",
  [media.wide]: { display: "none" },
  [media.noScript]: { display: "none" },
});
const button = css({
  display: "grid",
  placeItems: "center",
  width: 52,
  height: 52,
  border: "1.5px solid currentColor",
  borderRadius: radius.pill,
  background: "none",
  color: "inherit",
  "&:active": { transform: "scale(0.94)" },
});
const count = css({ ...type.small, fontVariantNumeric: "tabular-nums", fontWeight: 600 });

/**
 * Cards that stand side by side on wide screens and come one at a time, with buttons that wrap at both ends, on small
 * ones. Which of the two is CSS alone, so the first paint is right at every width and each card keeps its state.
 */
export function CardStepper({ cards, previous, next, wideLayout }: CardStepperProps) {
  const [current, setCurrent] = useState(0);
  const step = (by: number) => {
    setCurrent((index) => (index + by + cards.length) % cards.length);
  };
  return (
    <div>
      <ul css={[list, wideLayout]}>
        {cards.map(({ key, content }, index) => (
          <li key={key} data-current={index === current ? "" : undefined}>
            {content}
          </li>
        ))}
      </ul>
      <div css={controls}>
        <button
          type="button"
          css={button}
          aria-label={previous}
          onClick={() => {
            step(-1);
          }}
        >
          <Icon name="arrow-left" />
        </button>
        <p css={count} aria-live="polite">
          {current + 1} of {cards.length}
        </p>
        <button
          type="button"
          css={button}
          aria-label={next}
          onClick={() => {
            step(1);
          }}
        >
          <Icon name="arrow-right" />
        </button>
      </div>
    </div>
  );
}
