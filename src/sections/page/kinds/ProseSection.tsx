import { css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import { BrandMark } from "../../../components/BrandMark/BrandMark";
import { Illustration } from "../../../components/Illustration/Illustration";
import { posterHeading, type SectionLayout, twoColumns } from "../../../components/Section/layouts";
import { Section } from "../../../components/Section/Section";
import { bleed, borderlessCard, color, cropped, media, radius, scrollDriven, space, typography } from "../../../theme";

/** A poster's heading across both columns, and the rest below it. */
const layout: SectionLayout = { ...twoColumns, ...posterHeading, header: css({ gridColumn: "1 / -1" }) };

/** Reaches both edges of the window, and the end of the section. */
const toEdges = { marginInline: bleed, marginBottom: `calc(-1 * ${space.section})` } as const;

const grow = keyframes({
  from: { transform: "scale(0.8)", borderRadius: radius.card },
  to: { transform: "none", borderRadius: 0 },
});

const styles = {
  prose: css({
    [media.desktop]: { gridArea: "2 / 2" },
    // Of its own type: the first paragraph's lines are longer.
    "& p": { maxWidth: space.measure },
    "& p + p": { marginTop: "1.25em" },
    "& p:first-of-type": typography.statement,
    "& p:only-of-type": typography.lead,
    "& p:not(:first-of-type)": { color: color.muted },
  }),
  beside: css({ marginTop: "2.5rem", [media.desktop]: { gridArea: "2 / 1", marginTop: 0, alignSelf: "start" } }),
  // Whole, from edge to edge.
  picture: css([
    {
      ...toEdges,
      overflow: "clip",
      marginTop: "2.5rem",
      "& img": cropped("2"),
      [media.desktop]: { gridColumn: "1 / -1", marginTop: "clamp(3rem, 5vw, 5rem)" },
    },
    // It grows to the edges as it comes into view.
    scrollDriven(grow, "entry 0% cover 40%"),
  ]),
  card: css({
    position: "relative",
    overflow: "clip",
    display: "flex",
    flexDirection: "column",
    justifyContent: "flex-end",
    minHeight: "clamp(11rem, 24vw, 20rem)",
    padding: "clamp(24px, 3vw, 2.25rem)",
    ...borderlessCard,
    // In a section with the same colour scheme, use the raised background.
    '[data-scheme="ink"] &[data-scheme="ink"]': { background: color.card },
  }),
  crop: css({
    position: "absolute",
    bottom: "36%",
    insetInlineEnd: "-6.5rem",
    width: "min(75%, 21rem)",
    height: "auto",
  }),
  line: css({ ...typography.h2, position: "relative", fontSize: "clamp(1.625rem, 1.2rem + 1.4vw, 2.375rem)" }),
  figure: css({ display: "block", fontSize: "2.4em", lineHeight: 1, color: color.accent }),
};

/** Matches a figure at the start of the line, such as "41%" or "₹5,000", and the text after it. */
const FIGURE = /^(\S*\d\S*)\s+(.+)$/;

interface PullQuoteProps {
  text: string;
  colorScheme: Queries.ColorScheme;
  className?: string;
}

/** A short line in large type on a card in the page's colours. A figure at its start is even larger. */
function PullQuote({ text, colorScheme, className }: PullQuoteProps) {
  const [, number, rest] = FIGURE.exec(text) ?? [];
  return (
    <div css={styles.card} data-scheme={colorScheme} className={className}>
      <BrandMark css={styles.crop} color={color.accent} accent={color.light} />
      <p css={styles.line}>
        {number ? (
          <>
            <span css={styles.figure}>{number}</span> {rest}
          </>
        ) : (
          text
        )}
      </p>
    </div>
  );
}

export interface ProseSectionProps extends Queries.ProseSectionForPageFragment {
  pageScheme: Queries.ColorScheme;
}

/** Text below a heading as large as a poster's, beside a pull quote, and above a picture from edge to edge. */
export function ProseSection({ pageScheme, anchor, paragraphs, aside, image, ...header }: ProseSectionProps) {
  return (
    <Section id={anchor} {...header} layout={layout}>
      <div css={styles.prose}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {aside && <PullQuote css={styles.beside} text={aside} colorScheme={pageScheme} />}
      {image && (
        <div css={styles.picture}>
          <Illustration of={image} sizes="(min-width: 768px) 100vw, 120vw" />
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
    }
  }
`;
