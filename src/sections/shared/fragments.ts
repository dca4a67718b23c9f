import { graphql } from "gatsby";

/* Parts of queries that several sections share. Pictures of similar widths share files, each rendered once. */
export const fragment = graphql`
  # The texts of a page with its own layout: title and description, h1 and introduction.
  fragment PageIntroForHeader on PageIntro {
    path
    name
    kicker
    heading
    intro
    seo {
      title
      description
    }
  }

  fragment IllustrationForPage on Illustration {
    alt
    file {
      childImageSharp {
        # At the quality of other pictures, the busiest scene is heavier than a first view may wait for.
        gatsbyImageData(
          width: 1920
          breakpoints: [480, 800, 1280, 1920]
          formats: [AVIF, WEBP]
          avifOptions: { quality: 42 }
        )
      }
    }
  }

  # Beside one of the others, in an ArtDirectedIllustration.
  fragment IllustrationForPhones on Illustration {
    phone {
      childImageSharp {
        gatsbyImageData(width: 1200, breakpoints: [480, 800, 1200], formats: [WEBP])
      }
    }
  }

  fragment VideoFilesForFilm on VideoFiles {
    av1
    vp9
    h264
  }

  fragment IllustrationForCard on Illustration {
    alt
    file {
      childImageSharp {
        # A phone takes 800 px, and so does a desktop of one pixel a pixel.
        gatsbyImageData(width: 1920, breakpoints: [800, 1920], formats: [WEBP])
      }
    }
  }

  fragment IllustrationInFullWidth on Illustration {
    alt
    file {
      childImageSharp {
        # Cities are all detail, and home loads five.
        gatsbyImageData(width: 1600, breakpoints: [480, 800, 1280, 1600], formats: [WEBP], webpOptions: { quality: 65 })
      }
    }
  }
`;
