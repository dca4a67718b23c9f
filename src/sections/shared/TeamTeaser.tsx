import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { SectionLayout } from "../../components/Section/layouts";
import { Section } from "../../components/Section/Section";
import { ButtonLink } from "../../components/Button/Button";
import { site } from "../../site";
import { bleed, color, media, radius } from "../../theme";
import { teamMessages } from "$messages/pages";
import { Illustration } from "../../components/Illustration/Illustration";

/** From 768 px, the words beside the picture, in the middle of its height. */
const layout: SectionLayout = {
  inner: css({
    [media.wide]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
      gridTemplateRows: "1fr auto 1fr",
      columnGap: "clamp(2rem, 6vw, 6rem)",
    },
  }),
  header: css({ [media.wide]: { gridRow: 1, alignSelf: "end", marginBottom: 0 } }),
};

const styles = {
  picture: css({
    marginBottom: "1.5rem",
    "& img": { width: "100%", borderRadius: radius.card },
    [media.wide]: {
      gridColumn: 2,
      gridRow: "1 / 4",
      margin: 0,
      marginInlineEnd: bleed,
      "& img": { height: "100%", objectFit: "cover", borderStartEndRadius: 0, borderEndEndRadius: 0 },
    },
  }),
  text: css({ color: color.muted, [media.wide]: { gridRow: 2, marginTop: "1.25rem" } }),
  button: css({ marginTop: "1.5rem", [media.wide]: { gridRow: 3 } }),
};

/** A few words about the team, and a link to its page. */
export default function TeamTeaser({ team }: { team: Queries.TeamForTeaserFragment }) {
  return (
    <Section id="team" colorScheme="lilac" heading={team.heading} layout={layout}>
      <div css={styles.picture}>
        <Illustration of={team.image} sizes="(min-width: 768px) 60vw, 92vw" />
      </div>
      <p css={styles.text}>{team.text[0]}</p>
      <p css={styles.button}>
        <ButtonLink href={site.paths.team} variant="inverse">
          {teamMessages.meet}
        </ButtonLink>
      </p>
    </Section>
  );
}

export const fragment = graphql`
  fragment TeamForTeaser on Team {
    heading
    text
    image {
      ...IllustrationForPage
    }
  }
`;
