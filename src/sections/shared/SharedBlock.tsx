import { Process } from "./Process";
import { Proof } from "./Proof";
import { Statistics } from "./Statistics";
import { TeamPointer } from "./TeamPointer";
import { Values } from "./Values";

export interface SharedBlockProps {
  /** One of a page's field `shared`. */
  name: string;
  content: Queries.QueryForSharedBlocksFragment;
}

/** A block that several pages share, by the name that the data gives it; one that stands still. */
export default function SharedBlock({ name, content }: SharedBlockProps) {
  const { homeCopy, sharedCopy, team } = content;
  switch (name) {
    case "proof":
      return sharedCopy && <Proof proof={sharedCopy.proof} />;
    case "process":
      return homeCopy && <Process {...homeCopy.process} steps={content.allProcessStep.nodes} />;
    case "values":
      return (
        homeCopy && (
          <Values
            kicker={homeCopy.about.kicker}
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
    default:
      // The schema admits the names above only; a page with another one has not passed the content check.
      throw new Error(`There is no shared block "${name}".`);
  }
}
