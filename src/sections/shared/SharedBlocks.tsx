import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";
import { island } from "../../components/Island/Island";
import { Process } from "./Process";
import { Proof } from "./Proof";
import { Statistics } from "./Statistics";
import { TeamPointer } from "./TeamPointer";
import { Values } from "./Values";

const BlogListBlock = island(() => import("./BlogListBlock"));

export interface SharedBlocksProps {
  /** Names of blocks, in their order: the field `shared` of a page. */
  names: readonly string[];
  content: Queries.QueryForSharedBlocksFragment;
}

/** A block by the name that the data gives it. */
function block(name: string, content: Queries.QueryForSharedBlocksFragment): ReactNode {
  const { homeCopy, team } = content;
  switch (name) {
    case "proof":
      return <Proof />;
    case "process":
      return homeCopy && <Process {...homeCopy.process} steps={content.allProcessStep.nodes} />;
    case "values":
      return (
        homeCopy && (
          <Values
            heading={`${homeCopy.about.heading} ${homeCopy.about.words.join(", ")}`}
            intro={homeCopy.about.intro}
            values={content.allValue.nodes}
          />
        )
      );
    case "statistics":
      return homeCopy && <Statistics {...homeCopy.statistics} statistics={content.allStatistic.nodes} />;
    case "team":
      return team && <TeamPointer team={team} />;
    case "blog-list":
      return <BlogListBlock ownPosts={content.allBlogPost.nodes} />;
    default:
      // The schema admits the names above only; a page with another one has not passed the content check.
      throw new Error(`There is no shared block "${name}".`);
  }
}

/** The blocks that several pages share, below a page's own sections. */
export function SharedBlocks({ names, content }: SharedBlocksProps) {
  return (
    <>
      {names.map((name) => (
        <Fragment key={name}>{block(name, content)}</Fragment>
      ))}
    </>
  );
}

export const fragment = graphql`
  fragment QueryForSharedBlocks on Query {
    homeCopy {
      process {
        heading
        intro
      }
      about {
        heading
        intro
        words
      }
      statistics {
        heading
        intro
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
      ...TeamForPointer
    }
    allBlogPost(sort: { datePublished: DESC }) {
      nodes {
        ...BlogPostForList
      }
    }
  }
`;
