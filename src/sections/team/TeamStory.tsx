import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/Section/Section";
import { ButtonLink } from "../../components/Button/Button";
import { Illustration } from "../../components/Illustration/Illustration";
import { site } from "../../site";
import { color, focusableRow, media, radius, space, swipeRow, typography } from "../../theme";
import { teamMessages } from "$messages/pages";

const styles = {
  columns: css({
    display: "grid",
    gap: "1.5rem clamp(1.5rem, 4vw, 4rem)",
    ...typography.lead,
    "& > p": { maxWidth: space.measure },
    [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  }),
  grid: css({
    display: "grid",
    gap: "clamp(2rem, 4vw, 3.5rem) clamp(1rem, 2vw, 2rem)",
    marginTop: "clamp(2.5rem, 5vw, 4rem)",
    [media.small]: { marginTop: "2rem" },
    [media.wide]: { gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))" },
    "& img": { width: "100%", aspectRatio: "1", objectFit: "cover", borderRadius: radius.card },
    "& h3": { ...typography.h3, marginTop: "1.25rem", fontSize: "min(1.625rem, 8vw)" },
  }),
  role: css({ color: color.accent, fontWeight: 600, marginBottom: "0.5rem" }),
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
      <div css={styles.columns}>
        {team.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {members.length > 0 && (
        <ul css={[swipeRow, styles.grid]} {...focusableRow}>
          {members.map((member) => (
            <li key={member.name}>
              <Illustration of={member.image} sizes="(min-width: 768px) 300px, 92vw" />
              <h3>{member.name}</h3>
              <p css={styles.role}>{member.title}</p>
              {member.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

export const fragment = graphql`
  fragment TeamForPage on Team {
    heading
    text
  }
`;
