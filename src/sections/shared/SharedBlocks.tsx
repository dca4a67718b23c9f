import { graphql } from "gatsby";
import { island } from "../../runtime/island";

// Its posts are readable before its script loads.
const BlogListBlock = island(() => import("./BlogListBlock"), { rootMargin: "0px" });
const SharedBlock = island(() => import("./SharedBlock"), { hydrate: "never" });

export interface SharedBlocksProps {
  /** The names of the blocks, in order: a page's `shared` field. */
  names: readonly string[];
  content: Queries.QueryForSharedBlocksFragment;
}

/** The blocks that several pages share, below a page's own sections. Only the list of posts has any behaviour. */
export function SharedBlocks({ names, content }: SharedBlocksProps) {
  return (
    <>
      {names.map((name) =>
        name === "blog-list" ? (
          <BlogListBlock
            key={name}
            heading={content.sharedSections?.posts.heading}
            ownPosts={content.allBlogPost.nodes}
          />
        ) : (
          <SharedBlock key={name} name={name} content={content} />
        ),
      )}
    </>
  );
}

export const fragment = graphql`
  fragment QueryForSharedBlocks on Query {
    homePage {
      process {
        ...HomeSectionHeader
      }
      about {
        ...HomeAbout
      }
      statistics {
        ...HomeSectionHeader
      }
    }
    sharedSections {
      proof {
        ...ClaimsBanner
      }
      posts {
        heading
      }
      related {
        heading
      }
    }
    allProcessStep(sort: { position: ASC }) {
      nodes {
        ...ProcessStepForProcess
      }
    }
    allValue(sort: { position: ASC }) {
      nodes {
        ...ValueForValues
      }
    }
    allStatistic(sort: { position: ASC }) {
      nodes {
        ...StatisticForStatistics
      }
    }
    team {
      ...TeamForTeaser
    }
    allBlogPost(sort: { datePublished: DESC }) {
      nodes {
        ...BlogPostForList
      }
    }
  }
`;
