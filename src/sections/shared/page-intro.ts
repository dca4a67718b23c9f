import { graphql } from "gatsby";

/** The texts of a page with its own layout: title and description, h1 and introduction. */
export const fragment = graphql`
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
`;
