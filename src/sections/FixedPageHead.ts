import { graphql } from "gatsby";

/** The texts of a fixed route: what its head, its h1 and its introduction say. */
export const fragment = graphql`
  fragment FixedPageHead on FixedPage {
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
