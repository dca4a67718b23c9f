import { graphql } from "gatsby";
import { Picture, type PictureProps } from "../../components/Picture/Picture";

export interface IllustrationProps extends Omit<PictureProps, "image" | "alt"> {
  illustration: Queries.IllustrationForPageFragment;
}

/** A picture of the content with its alternative text. */
export function Illustration({ illustration, ...rest }: IllustrationProps) {
  const image = illustration.file.childImageSharp?.gatsbyImageData;
  // A file that is no bitmap has no versions to choose from; the content check admits none.
  return image ? <Picture image={image} alt={illustration.alt} {...rest} /> : null;
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
