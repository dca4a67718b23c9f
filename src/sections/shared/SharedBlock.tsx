import Process from "./Process";
import { ClaimsBanner } from "./ClaimsBanner";
import { TeamTeaser } from "./TeamTeaser";
import { Values } from "./Values";

export interface SharedBlockProps {
  /** One of the names in a page's `shared` field. */
  name: string;
  content: Queries.QueryForSharedBlocksFragment;
}

/** Renders a block that several pages share, by its name in the data. Only for blocks without behaviour. */
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
    case "team":
      return team && <TeamTeaser team={team} />;
    default:
      // The schema only allows the names above. A page with another name would have failed the content check.
      throw new Error(`No shared block: ${name}`);
  }
}
