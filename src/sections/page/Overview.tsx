import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { besidePicture } from "../../components/Section/layouts";
import { Section } from "../../components/Section/Section";
import { color } from "../../theme/color";
import { media, radius } from "../../theme/layout";
import { typography } from "../../theme/typography";
import { Illustration } from "../../components/Illustration/Illustration";

const layout = besidePicture({
  columns: "minmax(0, 7fr) minmax(0, 5fr)",
  gap: "clamp(2.5rem, 7vw, 7rem)",
  space: "1.5rem",
});

const styles = {
  text: css({ ...typography.lead, maxWidth: "56ch", [media.wide]: { gridRow: 2 } }),
  /** The mark as a mask: the picture shows through an iris, ringed like the lens. */
  iris: css({
    aspectRatio: "1",
    maxWidth: "22rem",
    margin: "0 auto 2.5rem",
    padding: "clamp(0.75rem, 1.4vw, 1.125rem)",
    borderRadius: radius.pill,
    border: `clamp(0.75rem, 1.4vw, 1.125rem) solid ${color.text}`,
    "& img": { width: "100%", height: "100%", objectFit: "cover", borderRadius: radius.pill },
    "& picture": { display: "block", height: "100%" },
    [media.wide]: { gridColumn: 2, gridRow: "1 / 4", alignSelf: "center", width: "100%", maxWidth: "none", margin: 0 },
  }),
};

export interface OverviewProps {
  page: Queries.PageForOverviewFragment;
}

/** What a service is, with the text from the directory. The body of a page that doesn't have its own sections yet. */
export default function Overview({ page }: OverviewProps) {
  const { directory, image, name } = page;
  if (!directory) return null;
  return (
    <Section id="overview" heading={directory.heading} kicker={name} layout={layout}>
      <div css={styles.iris}>
        <Illustration of={image} sizes="(min-width: 768px) 38vw, 22rem" />
      </div>
      <p css={styles.text}>{directory.content}</p>
    </Section>
  );
}

export const fragment = graphql`
  fragment PageForOverview on Page {
    name
    directory {
      heading
      content
    }
    image {
      ...IllustrationForPage
    }
  }
`;
