import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Illustration } from "../../../components/Illustration/Illustration";
import { Typewriter } from "../../../components/Typewriter/Typewriter";
import { PAGE_PICTURE } from "../../../constants/page-picture";
import { caseStudyMessages } from "$messages/service";
import {
  bleed,
  color,
  fitWords,
  fonts,
  headingSize,
  inlineSign,
  media,
  motion,
  space,
  typography,
} from "../../../theme";
import type { Crumb } from "../../../utils/links";
import { Breadcrumbs } from "../../shared/Breadcrumbs";

const styles = {
  hero: css({ position: "relative", overflow: "clip", padding: `0.75rem ${space.gutter} 0` }),
  inner: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    columnGap: "clamp(2rem, 5vw, 5rem)",
    maxWidth: space.content,
    margin: "0 auto",
    [media.wide]: { gridTemplateColumns: "minmax(0, 11fr) minmax(0, 9fr)", paddingTop: "clamp(1rem, 2.5vw, 2.5rem)" },
  }),
  /** In front of the picture's faded edge. */
  front: css({ position: "relative", zIndex: 1 }),
  crumbs: css({ marginBottom: "0.75rem", [media.wide]: { marginBottom: "2rem" } }),
  kicker: css({ ...typography.kicker, marginBottom: "0.5rem" }),
  headline: css({ ...typography.title, fontSize: headingSize("clamp(2.375rem, 1.2rem + 3.4vw, 5rem)") }),
  line: css({ ...typography.lead, marginTop: "1rem" }),
  phrase: css({
    display: "block",
    color: color.accent,
    fontFamily: fonts.display,
    fontSize: "clamp(1.375rem, 0.6rem + 1.6vw, 2rem)",
    fontWeight: 700,
    lineHeight: 1.25,
  }),
  text: css({ maxWidth: space.measure, marginTop: "1rem" }),
  picture: css({
    marginInline: bleed,
    maskImage: "linear-gradient(transparent, black 14%, black 70%, transparent)",
    // It's shown as it is, in dark colours too.
    "--picture-filter": "none",
    "& img": { width: "100%", aspectRatio: "5 / 4", objectFit: "cover" },
    // From the window's upper corner to the facts. Its other edges fade into the hero's colour.
    [media.wide]: {
      position: "absolute",
      insetBlock: "0 6.5rem",
      insetInlineEnd: 0,
      width: "56%",
      margin: 0,
      maskImage: `linear-gradient(calc(${inlineSign} * 90deg), transparent 2%, black 40%), linear-gradient(black 70%, transparent)`,
      maskComposite: "intersect",
      "& *": { height: "100%" },
      "& img": { aspectRatio: "auto" },
    },
  }),
  // On phones, it overlaps the picture's faded end.
  result: css({
    marginTop: "-1.5rem",
    [media.wide]: { gridColumn: "1 / -1", marginTop: "clamp(1.5rem, 3vw, 3rem)" },
  }),
  figure: css({
    ...typography.numeral,
    display: "block",
    fontSize: "min(30vw, 116vw / var(--letters))",
    // Lines up what is drawn, rather than the sign's box.
    marginInlineStart: "-0.05em",
    letterSpacing: "-0.06em",
    lineHeight: 0.86,
    whiteSpace: "nowrap",
    color: color.accent,
    [media.wide]: { fontSize: "min(24vw, 22rem, 100vw / var(--letters))" },
  }),
  meaning: css({
    ...typography.lead,
    display: "block",
    maxWidth: "34ch",
    marginTop: "1.25rem",
    fontWeight: 600,
    [media.wide]: { maxWidth: "min(34ch, 46%)" },
  }),
  facts: css({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr))",
    gap: "1.25rem 2rem",
    maxWidth: space.content,
    margin: "clamp(2rem, 4vw, 3.5rem) auto 0",
    padding: "1.25rem 0 clamp(2rem, 4vw, 3rem)",
    borderTop: `1px solid ${color.line}`,
    [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    "& dt": { ...typography.small, color: color.muted },
    "& dd": { margin: 0, fontWeight: 600 },
  }),
};

export interface CaseStudyHeroProps {
  page: Queries.PageForHeroFragment;
  facts: Queries.CaseStudyForHeroFragment;
  trail: readonly Crumb[];
}

/** The opening of a case study: what was achieved, as one giant figure, for whom and when. */
export function CaseStudyHero({ page, facts, trail }: CaseStudyHeroProps) {
  const { hero: content, image, name, colorScheme } = page;
  const { figure, meaning, sector, period } = facts;
  const rows = [
    [caseStudyMessages.client, name],
    [caseStudyMessages.sector, sector],
    [caseStudyMessages.period, period],
  ];
  return (
    <div css={styles.hero} data-scheme={colorScheme}>
      <div css={styles.inner}>
        <div css={styles.front}>
          <Breadcrumbs css={styles.crumbs} trail={trail} />
          {content.kicker && <p css={styles.kicker}>{content.kicker}</p>}
          <h1 css={styles.headline} style={fitWords(content.headline)}>
            {content.headline}
          </h1>
          <p css={styles.line}>
            <span aria-hidden="true">{content.lead}</span>
            <span css={styles.phrase}>
              <Typewriter lead={content.lead} phrases={content.phrases} timing={motion.serviceTyping} />
            </span>
          </p>
          <p css={styles.text}>{content.text}</p>
        </div>
        <div css={styles.picture} id={PAGE_PICTURE} data-print="hide">
          <Illustration of={image} sizes="(min-width: 768px) 52vw, 100vw" eager />
        </div>
        <p css={[styles.front, styles.result]}>
          <span css={styles.figure} style={{ "--letters": figure.length }}>
            {figure}
          </span>
          <span css={styles.meaning}>{meaning}</span>
        </p>
      </div>
      <dl css={styles.facts}>
        {rows.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export const fragment = graphql`
  fragment CaseStudyForHero on PageCaseStudy {
    figure
    meaning
    sector
    period
  }
`;
