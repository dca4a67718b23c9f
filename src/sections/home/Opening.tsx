import { css, type Keyframes, keyframes } from "@emotion/react";
import type { ReactNode } from "react";
import { EndOfFirstView } from "../../runtime/EndOfFirstView";
import { bleed, inlineSign, media, space } from "../../theme";
import { DESKTOP_FILM, HERO_HEIGHT } from "./Hero/film";

/** How far the page scrolls while the eye opens. */
const WAY = "40vh";

/** The eye's place in the hero, whose film covers a box from the content to the window's edge. */
const boxWidth = `(100vw + ${bleed})`;
const filmWidth = `max(${boxWidth}, ${HERO_HEIGHT} * 16 / 9)`;
const filmHeight = `max(${HERO_HEIGHT}, ${boxWidth} * 9 / 16)`;
const x = `(${boxWidth} - ${filmWidth}) * ${DESKTOP_FILM.x} + var(--x) * ${filmWidth} - ${bleed}`;
const y = `(${HERO_HEIGHT} - ${filmHeight}) * ${DESKTOP_FILM.y} + var(--y) * ${filmHeight}`;

/** A circle that stays around the eye while what it shows scrolls, and opens slowly, then fast, beyond the window. */
const open = keyframes(
  Object.fromEntries(
    [0, 4, 18, 48, 100].map((radius, step) => [
      `${step * 25}%`,
      { clipPath: `circle(${radius}vmax at var(--left) calc(var(--top) + ${step * 10}vh))` },
    ]),
  ),
);

/** Until it's wide enough to read in. */
const show = keyframes({ "from, 45%": { opacity: 0 }, "75%, to": { opacity: 1 } });

const byScroll = (frames: Keyframes) =>
  ({
    animation: `${frames} linear both`,
    animationTimeline: "scroll(root)",
    // From where the bar above the header is gone.
    animationRange: `2.75rem calc(2.75rem + ${WAY})`,
  }) as const;

const styles = {
  // In a window that shows the hero whole, it stays, and this is seen through its eye, which opens by scroll.
  scene: css({
    "@supports (animation-timeline: view())": {
      [`${media.desktop} and (min-height: 45rem) and (prefers-reduced-motion: no-preference)`]: {
        "html:not([data-motion]) section:has(~ &)": { position: "sticky", top: space.header },
        "html:not([data-motion]) &": {
          "--left": `calc(50% + ${inlineSign} * (${x} - 50vw))`,
          "--top": `calc(${y})`,
          marginTop: `calc(-1 * ${HERO_HEIGHT})`,
          paddingTop: WAY,
          ...byScroll(open),
        },
        "html:not([data-motion]) & > *": byScroll(show),
        // A button of the hero that has the focus is seen.
        "html section:has(:focus-visible) ~ &": { clipPath: "circle(0)", animationName: "none" },
      },
    },
  }),
};

export interface OpeningProps {
  /** Where the hero's film shows an eye, as fractions of its size. */
  eye: { readonly x: number; readonly y: number } | undefined;
  hero: ReactNode;
  children: ReactNode;
}

/** Home's first section, and what its eye opens onto. */
export function Opening({ eye, hero, children }: OpeningProps) {
  return (
    <div style={{ "--x": eye?.x, "--y": eye?.y }}>
      {hero}
      <EndOfFirstView />
      <div css={eye && styles.scene} data-scheme="marigold">
        {children}
      </div>
    </div>
  );
}
