import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Illustration } from "../../components/Illustration/Illustration";
import { centred, color, media, radius, space, typography } from "../../theme";

const styles = {
  section: css({ padding: `${space.section} ${space.gutter}` }),
  inner: css({
    ...centred,
    display: "grid",
    gap: "2.5rem clamp(2rem, 6vw, 6rem)",
    [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", alignItems: "center" },
  }),
  photo: css({
    "& img": { width: "100%", borderRadius: radius.card, objectFit: "cover" },
    [media.wide]: { order: 1 },
    // Ends where the text does.
    [media.desktop]: { alignSelf: "stretch", "& img": { height: "100%", objectPosition: "60%" } },
  }),
  name: css(typography.h2),
  title: css({ ...typography.lead, margin: "0.5rem 0 1.75rem", color: color.figure, fontWeight: 600 }),
  text: css({
    "& > p": { maxWidth: space.measure },
    "& > p + p": { marginTop: "1rem", [media.desktop]: typography.growing },
    "& > p:first-of-type": typography.statement,
  }),
};

/** The founder: photo, name, title and text. */
export function Founder({ member }: { member: Queries.TeamMemberForPageFragment }) {
  return (
    <section css={styles.section} aria-labelledby="founder-heading">
      <div css={styles.inner}>
        <div css={styles.photo}>
          <Illustration of={member.image} sizes="(min-width: 1920px) 40vw, (min-width: 768px) 46vw, 92vw" />
        </div>
        <div>
          <h2 id="founder-heading" css={styles.name}>
            {member.name}
          </h2>
          <p css={styles.title}>{member.title}</p>
          <div css={styles.text}>
            {member.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment TeamMemberForPage on TeamMember {
    name
    title
    text
    founder
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 560, formats: [AVIF, WEBP], breakpoints: [400, 640, 960])
        }
      }
    }
  }
`;
