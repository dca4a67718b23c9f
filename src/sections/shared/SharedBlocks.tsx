import { graphql } from "gatsby";
import { island } from "../../runtime/island";

// Its posts are readable before its script loads.
const BlogListBlock = island(() => import("./BlogListBlock"), { rootMargin: "0px" });
const Statistics = island(() => import("./Statistics"));
const SharedBlock = island(() => import("./SharedBlock"), { hydrate: "never" });

export interface SharedBlocksProps {
  /** The names of the blocks, in order: a page's `shared` field. */
  names: readonly string[];
  content: Queries.QueryForSharedBlocksFragment;
}

/** The blocks that several pages share, below a page's own sections. Only those that move or load something hydrate. */
export function SharedBlocks({ names, content }: SharedBlocksProps) {
  const { homePage, sharedSections, allBlogPost, allStatistic } = content;
  return (
    <>
      {names.map((name) => {
        switch (name) {
          case "blog-list":
            return <BlogListBlock key={name} heading={sharedSections?.posts.heading} ownPosts={allBlogPost.nodes} />;
          case "statistics":
            return homePage && <Statistics key={name} {...homePage.statistics} statistics={allStatistic.nodes} />;
          default:
            return <SharedBlock key={name} name={name} content={content} />;
        }
      })}
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
        ...StatisticForCountUp
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
