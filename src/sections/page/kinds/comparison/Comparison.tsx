import { css, keyframes } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { Icon } from "../../../../components/Icon/Icon";
import { Illustration, type IllustrationProps } from "../../../../components/Illustration/Illustration";
import { color, inlineSign, media, overlay, radius, scrollDriven, typography } from "../../../../theme";
import { pageMessages } from "$messages/service";

/** Of the slider, in per cent. */
const MIDDLE = 50;

const HANDLE = "clamp(3rem, 4.5vw, 4.5rem)";

/** What the picture from after has of the width, as the slider's thumb says: at its ends, half a handle is left. */
const rest = `((1 - var(--share)) * (100% - ${HANDLE}) + ${HANDLE} / 2)`;

const cut = {
  clipPath: `inset(0 max(0px, ${inlineSign} * ${rest}) 0 max(0px, -1 * ${inlineSign} * ${rest}))`,
};
const moved = { transform: `translateX(calc(-1 * ${inlineSign} * ${rest}))` };

/** The line crosses the pictures as they come into view, until the visitor takes it. Both show before all is in view. */
const wipe = {
  picture: scrollDriven(keyframes({ "from, 30%": { clipPath: "inset(0)" }, "80%, to": cut }), "entry 0% entry 100%"),
  line: scrollDriven(keyframes({ "from, 30%": { transform: "none" }, "80%, to": moved }), "entry 0% entry 100%"),
};

const styles = {
  frame: css({ position: "relative", "--share": 0.5 }),
  before: css({ ...overlay, ...cut, "& > img": { height: "100%" } }),
  line: css({ ...overlay, ...moved, pointerEvents: "none", borderInlineEnd: `3px solid ${color.brand}` }),
  handle: css({
    position: "absolute",
    insetInlineEnd: `calc(${HANDLE} / -2 - 1.5px)`,
    top: `calc(50% - ${HANDLE} / 2)`,
    display: "grid",
    placeItems: "center",
    width: HANDLE,
    height: HANDLE,
    border: `3px solid ${color.brand}`,
    borderRadius: radius.pill,
    background: color.surface,
    // Without script and on paper, the line only parts the two.
    [media.static]: { border: 0, background: "none", "& > svg": { display: "none" } },
    ":focus-visible + * > &": { outline: `3px solid ${color.focus}`, outlineOffset: 3 },
  }),
  /** On either side of the line. */
  label: css({
    position: "absolute",
    insetInlineEnd: 0,
    bottom: "clamp(0.75rem, 2vw, 2rem)",
    marginInline: "0.625rem",
    padding: "0.375rem 1rem",
    borderRadius: radius.pill,
    background: color.surface,
    ...typography.small,
    fontWeight: 600,
    whiteSpace: "nowrap",
    "& ~ &": { insetInline: "100% auto" },
  }),
  // Covers the pictures, so that the line comes to where they are pressed. Its thumb is where the handle is drawn.
  slider: css({
    ...overlay,
    appearance: "none",
    background: "none",
    cursor: "ew-resize",
    touchAction: "pan-y",
    "&:focus-visible": { outline: "none" },
    "&::-webkit-slider-thumb": { appearance: "none", width: HANDLE, height: HANDLE },
    "&::-moz-range-track": { background: "none" },
    "&::-moz-range-thumb": { width: HANDLE, height: HANDLE, border: 0, background: "none" },
  }),
};

interface ComparisonProps {
  before: IllustrationProps["of"];
  after: IllustrationProps["of"];
}

/** Two pictures of the same view in one place, before the work and after it, and a line between them to move. */
export default function Comparison({ before, after }: ComparisonProps) {
  const [share, setShare] = useState<number>();
  const untouched = share === undefined;
  const slider = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Moved before the page came alive, or restored by the browser.
    const value = slider.current?.valueAsNumber ?? MIDDLE;
    if (value !== MIDDLE) setShare(value);
  }, []);

  return (
    <div css={styles.frame} data-scheme="ink" style={untouched ? undefined : { "--share": share / 100 }}>
      <Illustration of={after} sizes="100vw" />
      <div css={[styles.before, untouched && wipe.picture]}>
        <Illustration of={before} sizes="100vw" />
      </div>
      <input
        ref={slider}
        css={styles.slider}
        type="range"
        aria-label={pageMessages.comparison}
        defaultValue={MIDDLE}
        onChange={(event) => setShare(event.target.valueAsNumber)}
        data-needs-script=""
        data-print="hide"
      />
      <div css={[styles.line, untouched && wipe.line]} aria-hidden="true">
        <span css={styles.label}>{pageMessages.before}</span>
        <span css={styles.label}>{pageMessages.after}</span>
        <span css={styles.handle}>
          <Icon name="arrows-left-right" size={28} />
        </span>
      </div>
    </div>
  );
}
