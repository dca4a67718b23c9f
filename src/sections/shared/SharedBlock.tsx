import { graphql } from "gatsby";
import { island } from "../../runtime/island";

// Its posts are readable before its script loads.
const BlogListBlock = island(() => import("./BlogListBlock"), { rootMargin: "0px" });
const Statistics = island(() => import("./Statistics"));
const ClaimsBanner = island(() => import("./ClaimsBanner"), { hydrate: "never" });
const CaseStudyTeaser = island(() => import("../page/case-study/CaseStudyTeaser"), { hydrate: "never" });
const ClaimsStrip = island(() => import("./ClaimsStrip"), { hydrate: "never" });
const ProcessStrip = island(() => import("./ProcessStrip"), { hydrate: "never" });
const Values = island(() => import("./Values"), { hydrate: "never" });
const TeamTeaser = island(() => import("./TeamTeaser"), { hydrate: "never" });

export interface SharedBlockProps {
  /** In a page's `shared` field. */
  name: string;
  content: Queries.QueryForSharedBlocksFragment;
  /** The page's example of the agency's work. */
  project?: Queries.PageForTeaserFragment | null;
}

/** A block that several pages share, by its name in the data. Only those that move or load something hydrate. */
export function SharedBlock({ name, content, project }: SharedBlockProps) {
  const { homePage, sharedSections, team, posts, process, statistics, values } = content;
  switch (name) {
    case "proof":
      if (!sharedSections) return null;
      return project ? (
        <>
          <CaseStudyTeaser id={name} kicker={sharedSections.proof.project} page={project} />
          <ClaimsStrip proof={sharedSections.proof} />
        </>
      ) : (
        <ClaimsBanner proof={sharedSections.proof} />
      );
    case "process":
      return homePage && <ProcessStrip heading={homePage.process.heading} items={process.nodes} />;
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
        ...ClaimsBanner
        project
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
    process: allProcessStep(sort: { position: ASC }) {
      nodes {
        ...ProcessStepForStrip
      }
    }
    posts: allBlogPost(sort: { datePublished: DESC }) {
      nodes {
        ...BlogPostForList
      }
    }
  }
`;
