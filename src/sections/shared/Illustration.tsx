import { graphql } from "gatsby";
import {
  Illustration as Picture,
  type IllustrationProps as PictureProps,
} from "../../components/Illustration/Illustration";

export interface IllustrationProps extends Omit<PictureProps, "of"> {
  illustration: Queries.IllustrationForPageFragment;
}

/** A picture from the content, in the widths shared by all places on a page. */
export function Illustration({ illustration, ...rest }: IllustrationProps) {
  return <Picture of={illustration} {...rest} />;
}

export const fragment = graphql`
  # One set of widths for every place that shows a page's picture, so that each is rendered once.
  fragment IllustrationForPage on Illustration {
    alt
    file {
      childImageSharp {
        gatsbyImageData(
          width: 1280
          formats: [AVIF, WEBP]
          layout: CONSTRAINED
          placeholder: NONE
          breakpoints: [480, 800, 1280]
        )
      }
    }
  }
`;
