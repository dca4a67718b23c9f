import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Illustration } from "../../components/Illustration/Illustration";
import { PageHeader, type PageHeaderProps } from "../../components/PageHeader/PageHeader";
import { headingSize, media } from "../../theme";

const styles = {
  // The title is in front of the picture, which begins behind it and comes out of its colour.
  title: css({
    position: "relative",
    zIndex: 1,
    "& > div": { background: "none" },
    // The sample's are on one line and on two, so that the first screen shows all faces, and none behind words.
    [media.desktop]: {
      "& > div": { paddingTop: "1.75rem" },
      "& h1": { maxWidth: "none", fontSize: headingSize("min(5.5vw, 4.9rem)") },
      "& h1 + p": { maxWidth: "60ch" },
    },
  }),
  picture: css({
    [media.wide]: { marginTop: "-6.5vw" },
    "& img": { width: "100%", maskImage: "linear-gradient(transparent, black 14%)" },
    // High enough to see the faces.
    [media.phone]: { "& img": { height: "21rem", objectFit: "cover" } },
  }),
};

export interface TeamHeaderProps extends PageHeaderProps {
  picture: Queries.TeamPictureFragment["image"];
}

/** The page's title, and below it the people it's about, from edge to edge of the window. */
export function TeamHeader({ picture, ...header }: TeamHeaderProps) {
  return (
    <div data-scheme="jade">
      <div css={styles.title}>
        <PageHeader {...header} colorScheme="jade" />
      </div>
      <div css={styles.picture}>
        <Illustration of={picture} sizes="(max-width: 559.98px) 42rem, 100vw" eager />
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment TeamPicture on Team {
    image {
      ...IllustrationInFullWidth
    }
  }
`;
