import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { caseStudyMessages } from "$messages/service";
import { centred, color, headingSize, media, space, typography } from "../../../theme";
import type { Crumb } from "../../../utils/links";
import { HeroWords } from "../hero/HeroWords";
import { CaseStudyPicture } from "./CaseStudyPicture";
import { Result } from "./Result";

const styles = {
  hero: css({ position: "relative", isolation: "isolate", overflow: "clip", padding: `0.75rem ${space.gutter} 0` }),
  inner: css({
    ...centred,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    columnGap: "clamp(2rem, 5vw, 5rem)",
    [media.wide]: { gridTemplateColumns: "minmax(0, 11fr) minmax(0, 9fr)", paddingTop: "1rem" },
  }),
  // Smaller than on other pages, as the figure is larger. The line that types comes after the result.
  words: css({
    display: "contents",
    "& > h1": { fontSize: headingSize("clamp(2.25rem, 1.2rem + 3vw, 4.375rem)") },
    "& > p:last-of-type": { order: 1, marginTop: "1.25rem" },
    [media.wide]: {
      "& > *": { gridColumn: 1 },
      "& > h1": { marginInlineEnd: "-3rem" },
      "& > p > span:last-of-type": { fontSize: "clamp(1.375rem, 0.6rem + 1.6vw, 2rem)" },
    },
  }),
  // Down to the facts.
  picture: css({ order: 1, [media.wide]: { bottom: "6.5rem" } }),
  result: css({ marginTop: "1rem", [media.wide]: { gridColumn: "1 / -1", marginTop: "1.5rem" } }),
  about: css({
    ...centred,
    display: "grid",
    gap: "1.25rem clamp(2rem, 5vw, 5rem)",
    padding: "1.25rem 0 clamp(2rem, 4vw, 3rem)",
    [media.wide]: {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      marginTop: "clamp(1.5rem, 3vw, 2.5rem)",
      borderTop: `1px solid ${color.line}`,
    },
  }),
  facts: css({
    display: "grid",
    gap: "0.5rem 2rem",
    [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [media.small]: { "& > div": { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: "1rem" } },
    "& dt": { ...typography.small, flex: "0 0 4.5rem", color: color.muted },
    "& dd": { fontWeight: 600, textWrap: "balance" },
  }),
};

export interface CaseStudyHeroProps {
  page: Queries.PageForHeroFragment;
  facts: Queries.CaseStudyForHeroFragment;
  trail: readonly Crumb[];
}

/** The opening of a case study: what was achieved, as one giant figure, for whom and when. */
export default function CaseStudyHero({ page, facts, trail }: CaseStudyHeroProps) {
  const { hero, image, name, colorScheme } = page;
  const { sector, period } = facts;
  const rows = [
    [caseStudyMessages.client, name],
    [caseStudyMessages.sector, sector],
    [caseStudyMessages.period, period],
  ];
  return (
    <div css={styles.hero} data-scheme={colorScheme}>
      <div css={styles.inner}>
        <HeroWords css={styles.words} words={hero} trail={trail} />
        <div css={styles.result}>
          <Result of={facts} />
        </div>
        <CaseStudyPicture of={image} css={styles.picture} eager />
      </div>
      <div css={styles.about}>
        <p>{hero.text}</p>
        <dl css={styles.facts}>
          {rows.map(([term, fact]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment CaseStudyForHero on PageCaseStudy {
    ...CaseStudyForResult
    sector
    period
  }
`;
