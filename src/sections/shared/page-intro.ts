import { graphql } from "gatsby";

/** The words of a page whose layout is its own: its title and description, its h1 and its introduction. */
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
