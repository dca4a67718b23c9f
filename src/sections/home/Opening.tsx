import { css, type CSSObject, type Keyframes, keyframes } from "@emotion/react";
import type { ReactNode } from "react";
import { EndOfFirstView } from "../../runtime/EndOfFirstView";
import { bleed, color, DESKTOP_BREAKPOINT, inlineSign, space } from "../../theme";
import { DESKTOP_FILM, filmCovering, HERO_HEIGHT } from "./Hero/film";

/** The radius at which the ball is drawn, in vmax. */
const BALL = 20;

/** How far the page scrolls while the eye opens. */
const SCROLL = "40vh";

/** The eye's place in the hero, whose film covers a box from the content to the window's edge. */
const boxWidth = `(100vw + ${bleed})`;
const film = filmCovering(boxWidth, HERO_HEIGHT);
const { x, y, shift } = DESKTOP_FILM;
const eyeX = `(${boxWidth} - ${film.width}) * ${x} + var(--x) * ${film.width} + ${shift} * ${boxWidth} - ${bleed}`;
const eyeY = `(${HERO_HEIGHT} - ${film.height}) * ${y} + var(--y) * ${film.height}`;

/** The circle's radius, in vmax, at equal steps: it opens slowly, then fast, beyond the window. */
const RADII = [0, 3, 14, 38, 80, 200];
const atEachStep = (frame: (radius: number, scrolled: string) => CSSObject): Keyframes =>
  keyframes(Object.fromEntries(RADII.map((at, step) => [`${step * 20}%`, frame(at, `${step * 8}vh`)])));

/** A circle that stays around the eye while what it shows scrolls. */
const openEye = atEachStep((radius, scrolled) => ({
  clipPath: `circle(${radius}vmax at var(--left) calc(var(--top) + ${scrolled}))`,
}));

/** The ball that the circle is at first. It's flat before there's much to read on it. */
const swell = atEachStep((radius, scrolled) => ({
  transform: `translateY(${scrolled}) scale(${radius / BALL})`,
  opacity: radius > 2 * BALL ? 0 : 1,
}));

/** Its pupil, at first half as wide as the ball, which contracts to nothing as the ball grows. */
const contract = atEachStep((radius, scrolled) => ({
  transform: `translateY(${scrolled}) scale(${(Math.max(0, 0.5 - radius / 130) * radius) / BALL})`,
}));

/** Brings what's in the circle up from below the window, by the time the circle is wide enough to read in. */
const rise = keyframes({ "from, 55%": { translate: "0 60vh" }, to: { translate: "none" } });

const keepShut = keyframes({ "from, 99%": { clipPath: "circle(0)" } });

const byScroll = (frames: Keyframes) =>
  ({
    animation: `${frames} linear both`,
    animationTimeline: "scroll(root)",
    animationRange: `${space.topStrip} calc(${space.topStrip} + ${SCROLL})`,
  }) as const;

const tint = (of: string): string => `color-mix(in srgb, ${of} 70%, transparent)`;

const MOVES = "html:not([data-motion])";

const styles = {
  // On large screens, the hero stays while it's seen through its eye, which opens by scroll.
  scene: css({
    "@supports (animation-timeline: view())": {
      [`@media screen and (min-width: ${DESKTOP_BREAKPOINT}px) and (min-height: 45rem) and (prefers-reduced-motion: no-preference)`]:
        {
          [`${MOVES} div:has(> #hero):has(~ &)`]: { minHeight: `calc(${HERO_HEIGHT} + ${SCROLL})` },
          [`${MOVES} div:has(~ &) > #hero`]: { position: "sticky", top: space.header },
          [`${MOVES} &`]: {
            "--left": `calc(50% + ${inlineSign} * (${eyeX} - 50vw))`,
            "--top": `calc(${eyeY})`,
            marginTop: `calc(-1 * (${HERO_HEIGHT} + ${SCROLL}))`,
            paddingTop: SCROLL,
            ...byScroll(openEye),
            position: "relative",
            // Safari would make the page as wide as the ball.
            overflowX: "clip",
          },
          [`${MOVES} &::before, ${MOVES} &::after`]: {
            content: '""',
            position: "absolute",
            zIndex: 1,
            inset: "var(--top) auto auto var(--left)",
            width: `${2 * BALL}vmax`,
            aspectRatio: "1",
            margin: `-${BALL}vmax`,
            background: `radial-gradient(circle at 34% 28%, ${tint(color.light)}, transparent 38%), radial-gradient(circle at 42% 38%, transparent 40%, ${tint(color.text)})`,
            pointerEvents: "none",
            ...byScroll(swell),
          },
          [`${MOVES} &::after`]: {
            borderRadius: "50%",
            background: `radial-gradient(circle at 34% 28%, ${tint(color.light)}, ${color.text} 38%)`,
            animationName: contract,
          },
          [`${MOVES} & > *`]: byScroll(rise),
          // Keeps a focused button of the hero visible.
          [`${MOVES} div:has(> #hero :focus-visible) ~ &`]: { animationName: keepShut },
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
    <div>
      <div data-scheme="ink">{hero}</div>
      <EndOfFirstView />
      <div css={eye && styles.scene} style={{ "--x": eye?.x, "--y": eye?.y }} data-scheme="marigold">
        {children}
      </div>
    </div>
  );
}
