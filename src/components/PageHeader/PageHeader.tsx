import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { centred, color, fitWords, labelAboveHeading, media, space, typography } from "../../theme";
import art from "./art.json";

/** A heading with as many characters at most is set as a poster. */
const SHORT_HEADING = 10;
/** Nothing, or more than enough: whether a long word of the heading leaves room for a drawing. */
const SPARE = "(100% - 20rem) * 99";

const styles = {
  header: css({
    padding: `clamp(3rem, 4.5vw, 4rem) ${space.gutter} clamp(2rem, 3vw, 2.75rem)`,
    overflow: "clip",
  }),
  inner: css({ ...centred, display: "flow-root" }),
  // In the header's upper corner, and on small screens above the heading.
  art: css({
    float: "inline-end",
    // Gone where the heading needs the width, such as in a small window with large text.
    width: `clamp(0px, ${SPARE}, 4.25rem)`,
    margin: "-2.25rem 0 0",
    marginInlineStart: `clamp(0px, ${SPARE}, 1rem)`,
    [media.wide]: {
      width: `clamp(0px, ${SPARE}, clamp(5.5rem, 25vw, 20rem))`,
      marginBlock: "-2rem -3rem",
      marginInlineEnd: "-0.75rem",
    },
    fill: "none",
    stroke: color.text,
    strokeWidth: 4.6,
    strokeLinecap: "round",
    strokeLinejoin: "round",
    [media.print]: { display: "none" },
  }),
  kicker: css({ ...labelAboveHeading, marginBottom: "1rem" }),
  // A word that has no room beside the drawing goes below it.
  heading: css({
    ...typography.h1,
    maxWidth: "15ch",
    overflowWrap: "normal",
  }),
  /** Without a drawing beside it. */
  wideHeading: css(typography.poster),
  shortHeading: css({ fontSize: "min(clamp(3.25rem, 1rem + 11vw, 10.5rem), 18vw)", lineHeight: 0.9 }),
  /** A poster of a word or two, with the introduction at its foot. */
  inRow: css({
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      alignItems: "end",
      columnGap: "clamp(3rem, 7vw, 8rem)",
      "& > p:first-of-type": { gridColumn: "1 / -1" },
    },
  }),
  intro: css({ ...typography.lead, marginTop: "1.25rem", maxWidth: "46ch", color: color.muted }),
};

export interface PageHeaderProps {
  heading: string;
  kicker?: string | null;
  intro?: string | null;
  colorScheme?: Queries.ColorScheme;
  /** The drawing for the kind of page: strokes like those of the sample's mark, and one dot. None beside pictures. */
  art?: keyof typeof art;
  children?: ReactNode;
}

/** The title block of an inner page: its h1 and introduction, beside a drawing if it has one. */
export function PageHeader({ heading, kicker, intro, colorScheme = "deep", art: kind, children }: PageHeaderProps) {
  const drawing = kind && art[kind];
  const isShort = heading.length <= SHORT_HEADING;
  const isPoster = isShort && !drawing && kicker && intro;
  return (
    <div css={styles.header} data-scheme={colorScheme}>
      <div css={[styles.inner, isPoster && styles.inRow]}>
        {drawing && (
          <svg css={styles.art} viewBox="0 0 64 64" aria-hidden="true">
            <path d={drawing.lines} />
            <circle cx={drawing.x} cy={drawing.y} r="4.6" fill={color.brand} stroke="none" />
          </svg>
        )}
        {kicker && <p css={styles.kicker}>{kicker}</p>}
        <h1
          css={[styles.heading, !drawing && styles.wideHeading, isShort && styles.shortHeading]}
          style={fitWords(heading)}
        >
          {heading}
        </h1>
        {intro && <p css={styles.intro}>{intro}</p>}
        {children}
      </div>
    </div>
  );
}
