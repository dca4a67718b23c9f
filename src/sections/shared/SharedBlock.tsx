import { Process } from "./Process";
import { ClaimsBanner } from "./ClaimsBanner";
import { Statistics } from "./Statistics";
import { TeamTeaser } from "./TeamTeaser";
import { Values } from "./Values";

export interface SharedBlockProps {
  /** One of a page's field `shared`. */
  name: string;
  content: Queries.QueryForSharedBlocksFragment;
}

/** A block that several pages share, by the name that the data gives it; one that stands still. */
export default function SharedBlock({ name, content }: SharedBlockProps) {
  const { homePage, sharedSections, team } = content;
  switch (name) {
    case "proof":
      return sharedSections && <ClaimsBanner proof={sharedSections.proof} />;
    case "process":
      return homePage && <Process {...homePage.process} steps={content.allProcessStep.nodes} />;
    case "values":
      return (
        homePage && (
          <Values
            kicker={homePage.about.kicker}
            heading={`${homePage.about.heading} ${homePage.about.words.join(", ")}`}
            intro={homePage.about.intro}
            values={content.allValue.nodes}
          />
        )
      );
    case "statistics":
      return homePage && <Statistics {...homePage.statistics} statistics={content.allStatistic.nodes} />;
    case "team":
      return team && <TeamTeaser team={team} />;
    default:
      // The schema admits the names above only; a page with another one has not passed the content check.
      throw new Error(`There is no shared block "${name}".`);
  }
}
