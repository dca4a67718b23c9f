import { graphql } from "gatsby";
import { island } from "../../runtime/island";

// Its posts are readable before its script loads.
const BlogListBlock = island(() => import("./BlogListBlock"), { rootMargin: "0px" });
const Statistics = island(() => import("./Statistics"));
const Process = island(() => import("./Process"), { hydrate: "never" });
const Values = island(() => import("./Values"), { hydrate: "never" });
const TeamTeaser = island(() => import("./TeamTeaser"), { hydrate: "never" });

export interface SharedBlockProps {
  /** In a page's `shared` field. */
  name: string;
  content: Queries.QueryForSharedBlocksFragment;
}

/** A block that several pages share, by its name in the data. Only those that move or load something hydrate. */
export function SharedBlock({ name, content }: SharedBlockProps) {
  const { homePage, sharedSections, team, posts, process, statistics, values } = content;
  switch (name) {
    case "process":
      return homePage && <Process kicker={null} intro={null} {...homePage.process} items={process.nodes} />;
    case "values":
      return homePage && <Values {...homePage.about} items={values.nodes} />;
    case "statistics":
      return homePage && <Statistics {...homePage.statistics} items={statistics.nodes} />;
    case "team":
      return team && <TeamTeaser team={team} />;
    case "blog-list":
      return <BlogListBlock heading={sharedSections?.posts.heading} ownPosts={posts.nodes} />;
    default:
      // The content check only allows the names above.
      throw new Error(`No shared block: ${name}`);
  }
}

export const fragment = graphql`
  fragment ListsForHomeAndBlocks on Query {
    statistics: allStatistic(sort: { position: ASC }) {
      nodes {
        ...StatisticForCountUp
      }
    }
    values: allValue(sort: { position: ASC }) {
      nodes {
        ...ValueForCard
      }
    }
    process: allProcessStep(sort: { position: ASC }) {
      nodes {
        ...ProcessStepForProcess
      }
    }
  }

  fragment QueryForSharedBlocks on Query {
    homePage {
      process {
        heading
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
        ...ProofForBlock
      }
      posts {
        heading
      }
      related {
        heading
      }
    }
    team {
      ...TeamForTeaser
    }
    ...ListsForHomeAndBlocks
    posts: allBlogPost(sort: { datePublished: DESC }) {
      nodes {
        ...BlogPostForList
      }
    }
  }
`;
