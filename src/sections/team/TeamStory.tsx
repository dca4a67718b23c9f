import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/Section/Section";
import { ButtonLink } from "../../components/Button/Button";
import { Illustration } from "../../components/Illustration/Illustration";
import { site } from "../../site";
import { color, cropped, media, radius, space, twoColumns, typography } from "../../theme";
import { teamMessages } from "$messages/pages";

const styles = {
  story: css({
    display: "grid",
    gap: "clamp(2rem, 5vw, 4rem)",
  }),
  text: css({
    display: "grid",
    gap: "1.5rem clamp(1.5rem, 4vw, 4rem)",
    ...typography.lead,
    "& > p": { maxWidth: space.measure },
    [media.small]: typography.text,
    [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  }),
  grid: css({
    display: "grid",
    gridTemplateColumns: twoColumns("9rem"),
    gap: "clamp(1.5rem, 4vw, 3.5rem) clamp(1rem, 2vw, 2rem)",
    // The second of two columns, or the middle one of three, is lower, as in a group photo.
    [media.belowDesktop]: { "& > :nth-of-type(even)": { marginTop: "2rem" } },
    [media.small]: typography.small,
    [media.desktop]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      "& > :nth-of-type(3n + 2)": { translate: "0 clamp(2rem, 5vw, 5rem)" },
      paddingBottom: "clamp(2rem, 5vw, 5rem)",
    },
    "& img": { ...cropped("1"), borderRadius: radius.card },
  }),
  name: css({
    ...typography.h3,
    marginTop: "clamp(0.75rem, 2vw, 1.25rem)",
    fontSize: "min(clamp(1.25rem, 1rem + 1vw, 1.625rem), 8vw)",
  }),
  role: css({ color: color.figure, fontWeight: 600, marginBottom: "0.5rem" }),
};

export interface TeamStoryProps {
  team: Queries.TeamForPageFragment;
  /** Everyone except the founder. */
  members: readonly Queries.TeamMemberForPageFragment[];
}

/** The team's text, a way to join it and its other members. */
export function TeamStory({ team, members }: TeamStoryProps) {
  return (
    <Section
      id="team"
      colorScheme="lilac"
      heading={team.heading}
      action={
        <ButtonLink href={`mailto:${site.careersEmail}`} icon="envelope-simple">
          {teamMessages.join}
        </ButtonLink>
      }
    >
      <div css={styles.story}>
        <div css={styles.text}>
          {team.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {members.length > 0 && (
          <ul css={styles.grid}>
            {members.map((member) => (
              <li key={member.name}>
                <Illustration of={member.image} sizes="(min-width: 1024px) 30vw, 46vw" />
                <h3 css={styles.name}>{member.name}</h3>
                <p css={styles.role}>{member.title}</p>
                {member.text.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment TeamForPage on Team {
    heading
    text
  }
`;
