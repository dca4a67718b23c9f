import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Illustration } from "../../components/Illustration/Illustration";
import { PageHeader, type PageHeaderProps } from "../../components/PageHeader/PageHeader";
import { media } from "../../theme";

const styles = {
  // From edge to edge of the window, out of the header's colour, and cut by its end.
  picture: css({
    margin: `0 calc(50% - 50vw) calc(-1 * clamp(2rem, 3vw, 2.75rem))`,
    "& img": { width: "100%", maskImage: "linear-gradient(transparent, black 14%)" },
    // High enough to see the faces.
    [media.phone]: { "& img": { height: "21rem", objectFit: "cover" } },
    [media.print]: { margin: 0 },
  }),
};

export interface TeamHeaderProps extends PageHeaderProps {
  picture: Queries.TeamPictureFragment["image"];
}

/** The page's title above the people it's about. */
export function TeamHeader({ picture, ...header }: TeamHeaderProps) {
  return (
    <PageHeader {...header} colorScheme="violet">
      <div css={styles.picture}>
        <Illustration of={picture} sizes="(max-width: 559.98px) 42rem, 100vw" eager />
      </div>
    </PageHeader>
  );
}

export const fragment = graphql`
  fragment TeamPicture on Team {
    image {
      ...IllustrationInFullWidth
    }
  }
`;
