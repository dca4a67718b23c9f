import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { twoColumns } from "../../../components/Section/layouts";
import { Section } from "../../../components/Section/Section";
import type { Palette } from "../../../constants/palettes";
import { color } from "../../../theme/color";
import { media, radius, space } from "../../../theme/layout";
import { typography } from "../../../theme/typography";
import { Illustration } from "../../../components/Illustration/Illustration";
import { PullQuote } from "./PullQuote";

const styles = {
  prose: css({
    maxWidth: space.measure,
    "& p + p": { marginTop: "1.25em" },
    "& p:first-of-type": { ...typography.lead },
    "& p:not(:first-of-type)": { color: color.muted },
    [media.desktop]: { gridColumn: 2, gridRow: "1 / span 2" },
  }),
  beside: css({ marginTop: "2.5rem", [media.desktop]: { gridColumn: 1, marginTop: 0, alignSelf: "start" } }),
  picture: css({
    marginTop: "2.5rem",
    "& img": { width: "100%", aspectRatio: "2", objectFit: "cover", borderRadius: radius.card },
    [media.desktop]: { gridColumn: "1 / -1", marginTop: "clamp(3rem, 5vw, 5rem)" },
  }),
};

export interface ProseSectionProps extends Queries.ProseSectionForPageFragment {
  palette: Palette;
}

/** Text beside its heading, with a pull quote below the heading, and a wide picture below both. */
export function ProseSection({ palette, anchor, paragraphs, aside, image, ...header }: ProseSectionProps) {
  return (
    <Section id={anchor} {...header} layout={twoColumns}>
      <div css={styles.prose}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {aside && <PullQuote css={styles.beside} text={aside} palette={palette} />}
      {image && (
        <div css={styles.picture}>
          <Illustration of={image} sizes="(min-width: 1920px) 1600px, 92vw" />
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
