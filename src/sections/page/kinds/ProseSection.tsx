import { css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import { ArtDirectedIllustration } from "../../../components/Illustration/ArtDirectedIllustration";
import { posterHeading, type SectionLayout, twoColumns } from "../../../components/Section/layouts";
import { Section } from "../../../components/Section/Section";
import { island } from "../../../runtime/island";
import { bleed, borderlessCard, color, media, radius, scrollDriven, space, typography } from "../../../theme";

const Comparison = island(() => import("./comparison/Comparison"));

/** A poster's heading across both columns, and the rest below it. */
const layout: SectionLayout = { ...twoColumns, ...posterHeading, header: css({ gridColumn: "1 / -1" }) };

/** The same the other way round, where the section has a colour of its own. */
const mirrored: SectionLayout = {
  ...layout,
  inner: css([twoColumns.inner, { [media.desktop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" } }]),
};

/** Reaches both edges of the window, and the end of the section. */
const toEdges = { marginInline: bleed, marginBottom: `calc(-1 * ${space.section})` } as const;

const grow = keyframes({
  from: { transform: "scale(0.8)", borderRadius: radius.card },
  to: { transform: "none", borderRadius: 0 },
});

const styles = {
  start: css({ [media.desktop]: { gridArea: "2 / 1" } }),
  end: css({ [media.desktop]: { gridArea: "2 / 2" } }),
  prose: css({
    // Of its own type: the first paragraph's lines are longer.
    "& p": { maxWidth: space.measure },
    "& p + p": { marginTop: "1.25em" },
    "& p:first-of-type": typography.statement,
    "& p:only-of-type": typography.lead,
    "& p:not(:first-of-type)": { color: color.muted, [media.desktop]: typography.growing },
  }),
  beside: css({ marginTop: "2.5rem", [media.desktop]: { marginTop: 0 } }),
  // From edge to edge: the middle of it, and whole on small screens.
  picture: css([
    {
      ...toEdges,
      overflow: "clip",
      marginTop: "2.5rem",
      "& img": { width: "100%", objectFit: "cover", [media.wide]: { aspectRatio: "16 / 9" } },
      // The version for phones keeps its own ratio.
      "& img:not(picture > img)": { [media.small]: { aspectRatio: "4 / 3" } },
      [media.desktop]: { gridColumn: "1 / -1", marginTop: "clamp(3rem, 5vw, 5rem)" },
    },
    // It grows to the edges as it comes into view.
    scrollDriven(grow, "entry 0% entry 60%"),
  ]),
  line: css(typography.h2),
  words: css({ fontSize: "clamp(2.25rem, 1.4rem + 2.6vw, 3.375rem)", color: color.figure }),
  fact: css({
    containerType: "inline-size",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "end",
    // On large screens, it's as high as the text beside it.
    alignContent: "end",
    gap: "1.25rem 1rem",
  }),
  card: css({
    padding: "clamp(24px, 3vw, 2.25rem)",
    ...borderlessCard,
    [media.desktop]: { minHeight: "20rem" },
  }),
  // As large as its place allows.
  figure: css({
    ...typography.numeral,
    "--largest": "10rem",
    [media.desktop]: { "--largest": "15rem" },
    // Lines up what is drawn.
    marginInlineStart: "-0.035em",
    letterSpacing: "-0.025em",
    fontSize: "min(var(--largest), 100cqi / var(--characters) / 0.64)",
    lineHeight: 0.8,
    color: color.figure,
  }),
  // Below the figure, or where it has the whole width, beside a short one.
  meaning: css({
    flex: "1 0 100%",
    fontSize: "clamp(1.625rem, 1.2rem + 1.4vw, 2.375rem)",
    [media.belowDesktop]: { flexBasis: "11rem" },
  }),
};

/** Matches a figure at the start of the line, such as "41%" or "₹5,000", and the text after it. */
const FIGURE = /^(\S*\d\S*)\s+(.+)$/;

interface PullQuoteProps {
  text: string;
  /** Of the card on which a figure stands, if it stands on one. */
  colorScheme?: Queries.ColorScheme;
  className?: string;
}

/** A short line in large type. A figure at its start is larger still. */
function PullQuote({ text, colorScheme, className }: PullQuoteProps) {
  const [, number, rest] = FIGURE.exec(text) ?? [];
  if (!number)
    return (
      <p css={[styles.line, styles.words]} className={className}>
        {text}
      </p>
    );
  return (
    <p css={[styles.line, styles.fact, colorScheme && styles.card]} data-scheme={colorScheme} className={className}>
      <span css={styles.figure} style={{ "--characters": number.length }}>
        {number}
      </span>{" "}
      <span css={styles.meaning}>{rest}</span>
    </p>
  );
}

export interface ProseSectionProps extends Queries.ProseSectionForPageFragment {
  pageScheme: Queries.ColorScheme;
}

/**
 * Text below a heading as large as a poster's, beside a pull quote, and above a picture from edge to edge. A figure is on a
 * card in the page's colours, unless the section has a colour of its own. With a picture from before the work, the two are
 * compared.
 */
export function ProseSection({ pageScheme, anchor, paragraphs, aside, image, before, ...header }: ProseSectionProps) {
  const plain = header.colorScheme === "paper";
  const [first, second] = plain ? [styles.end, styles.start] : [styles.start, styles.end];
  return (
    <Section id={anchor} {...header} layout={plain ? layout : mirrored}>
      <div css={[styles.prose, first]}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {aside && <PullQuote css={[styles.beside, second]} text={aside} colorScheme={plain ? pageScheme : undefined} />}
      {image && (
        <div css={styles.picture}>
          {before ? <Comparison before={before} after={image} /> : <ArtDirectedIllustration of={image} sizes="100vw" />}
        </div>
      )}
    </Section>
  );
}

export const fragment = graphql`
  fragment ProseSectionForPage on ProseSection {
    anchor
    kicker
    heading
    intro
    colorScheme
    paragraphs
    aside
    image {
      ...IllustrationForPage
      ...IllustrationForPhones
    }
    before {
      ...IllustrationForPage
    }
  }
`;
