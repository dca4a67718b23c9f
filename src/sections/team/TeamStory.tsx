import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/Section/Section";
import { ButtonLink } from "../../components/Button/Button";
import { Illustration } from "../../components/Illustration/Illustration";
import { site } from "../../site";
import { color, media, radius, space, typography } from "../../theme";
import { teamMessages } from "$messages/pages";

const styles = {
  // From edge to edge of the window, out of the section's colour, and cut by its end.
  picture: css({
    margin: `0 calc(50% - 50vw) calc(-1 * ${space.section})`,
    "& img": { width: "100%", maskImage: "linear-gradient(transparent, black 14%)" },
    // High enough to see the faces.
    [media.phone]: { "& img": { height: "20rem", objectFit: "cover" } },
  }),
  columns: css({
    display: "grid",
    gap: "1.5rem clamp(1.5rem, 4vw, 4rem)",
    ...typography.lead,
    "& > p": { maxWidth: space.measure },
    [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  }),
  grid: css({
    display: "grid",
    gap: "2rem 1.5rem",
    marginTop: "clamp(2.5rem, 5vw, 4rem)",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
    "& img": { width: "100%", borderRadius: radius.card },
    "& h3": { ...typography.h3, marginTop: "1rem" },
  }),
  role: css({ color: color.accent, fontWeight: 600, marginBottom: "0.5rem" }),
};

export interface TeamStoryProps {
  team: Queries.TeamForPageFragment;
  /** Everyone except the founder. */
  members: readonly Queries.TeamMemberForPageFragment[];
}

/** The team's text, a way to join it, its other members and its picture. */
export function TeamStory({ team, members }: TeamStoryProps) {
  return (
    <Section
      id="team"
      colorScheme="violet"
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
        <ul css={styles.grid}>
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
      <div css={styles.picture}>
        <Illustration of={team.image} sizes="(max-width: 559.98px) 32rem, 100vw" />
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment TeamForPage on Team {
    heading
    text
    image {
      ...IllustrationInFullWidth
    }
  }
`;
