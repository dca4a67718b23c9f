import { css, keyframes } from "@emotion/react";
import { type CSSProperties, useEffect, useRef } from "react";
import { useInView } from "../../../hooks/useInView";
import { useMotionAllowed } from "../../../hooks/useMotion";
import { inlineSign, media, motion, scrollDriven } from "../../../theme";
import { filmCovering } from "./film";
import { useGaze } from "./useGaze";

const FILM = filmCovering("100cqw", "100cqh");

const blink = keyframes({ "30%, 70%": { transform: "none" } });

/** Slowly, then fast, as an area grows with the square; at last it's half risen above the next section. */
const dilate = keyframes({
  "30%": { transform: "scale(0.04)" },
  "65%": { transform: "scale(0.35)" },
  to: { transform: "translateY(calc(65cqw - 10cqh))" },
});

/** Of the picture of closed lids, the part above their seam. */
const SEAM = "90% 66.5% at 50% 0";

const layer = { position: "absolute", inset: 0 } as const;
/** One of the picture's squares. */
const square = (place: number) =>
  ({
    ...layer,
    backgroundImage: "var(--parts)",
    backgroundSize: "300%",
    backgroundPosition: `${50 * place}% 0`,
  }) as const;

/** How far the gaze moves the pupil, and what's behind the pupil the other way. */
const gaze = (sign: "" | "-") => ({
  transform: `translate(calc(var(--gaze-x, 0) * ${inlineSign} * ${sign}11%), calc(var(--gaze-y, 0) * ${sign}9%))`,
  transition: `transform ${motion.state}ms ${motion.ease}`,
});

const styles = {
  // Mirrored, enlarged and moved with the film.
  box: css({
    ...layer,
    containerType: "size",
    overflow: "hidden",
    transform: "var(--film-fit)",
    pointerEvents: "none",
  }),
  eye: css({
    position: "absolute",
    // Where the film is in its box, as with `object-position`; then where the eye is in the film.
    left: `calc((100cqw - ${FILM.width}) * var(--film-x) - var(--reach) * ${FILM.width})`,
    top: `calc((100cqh - ${FILM.height}) * var(--film-y) - var(--reach) * ${FILM.width})`,
    width: `calc(2 * var(--reach) * ${FILM.width})`,
    aspectRatio: "1",
    transform: `translate(calc(var(--x) * ${FILM.width}), calc(var(--y) * ${FILM.height}))`,
  }),
  iris: css(square(0)),
  // A window with a soft edge onto the same ball as if it were all pupil. The ball and its reflections stay; the
  // window moves, and what's behind it moves back.
  pupil: css({
    ...layer,
    maskImage: "radial-gradient(circle closest-side, #000 22%, transparent 24.5%)",
    ...gaze(""),
  }),
  ball: css({ ...square(1), ...gaze("-") }),
  // Below the desktop's scene (Opening.tsx): by scroll, the pupil becomes a sun in the colour of the next section.
  light: css([
    {
      position: "absolute",
      inset: "calc(50% - 65cqw)",
      borderRadius: "50%",
      transform: "scale(0)",
      [media.desktop]: { display: "none" },
    },
    scrollDriven(dilate, "0px min(24rem, 55vh)", "scroll(root)", "both"),
  ]),
  lids: css({ ...layer, inset: "3%", overflow: "hidden", borderRadius: "50%" }),
  lid: css({
    ...square(2),
    inset: "-3%",
    // The button is further down in the section.
    "#hero:has(a:first-of-type:is(:hover, :focus-visible)) &": {
      animation: `${blink} ${motion.state}ms ease-in-out`,
    },
  }),
  // They meet at the golden seam of their picture.
  upper: css({ maskImage: `radial-gradient(${SEAM}, #000 100%, transparent 0)`, transform: "translateY(-68%)" }),
  lower: css({ maskImage: `radial-gradient(${SEAM}, transparent 100%, #000 0)`, transform: "translateY(46%)" }),
};

/** The eye in the film, of parts of its picture that move along: looks at the pointer, blinks at the button. */
export default function Eye({ eye: { parts, reach, path } }: { eye: NonNullable<Queries.HomeHeroFragment["eye"]> }) {
  const boxRef = useRef<HTMLDivElement>(null);
  const eyeRef = useRef<HTMLDivElement>(null);
  const moves = useMotionAllowed();
  const inView = useInView(boxRef);
  useGaze(eyeRef, moves && inView);

  useEffect(() => {
    const video = boxRef.current?.parentElement?.querySelector("video");
    if (!video || !("requestVideoFrameCallback" in video)) return;
    const place: VideoFrameRequestCallback = (_, { mediaTime }) => {
      const at = (mediaTime / video.duration) * path.length;
      const [from, to] = [path[Math.floor(at) % path.length], path[Math.ceil(at) % path.length]];
      if (from && to) {
        eyeRef.current?.style.setProperty("--x", String(from.x + (to.x - from.x) * (at % 1)));
        eyeRef.current?.style.setProperty("--y", String(from.y + (to.y - from.y) * (at % 1)));
      }
      request = video.requestVideoFrameCallback(place);
    };
    let request = video.requestVideoFrameCallback(place);
    return () => video.cancelVideoFrameCallback(request);
  }, [path]);

  const start: CSSProperties = {
    "--parts": `url(${parts.publicURL})`,
    "--reach": reach,
    "--x": path[0]?.x,
    "--y": path[0]?.y,
  };
  return (
    <div ref={boxRef} css={styles.box}>
      <div ref={eyeRef} css={styles.eye} style={start}>
        <div css={styles.iris} />
        <div css={styles.pupil}>
          <div css={styles.ball} />
        </div>
        <div css={styles.lids}>
          <div css={[styles.lid, styles.upper]} />
          <div css={[styles.lid, styles.lower]} />
        </div>
        <div css={styles.light} data-scheme="marigold" />
      </div>
    </div>
  );
}
