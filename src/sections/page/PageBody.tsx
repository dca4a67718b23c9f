import { graphql } from "gatsby";
import { island } from "../../runtime/island";
import { SharedBlocks } from "../shared/SharedBlocks";

const PageSections = island(() => import("./PageSections"));
/** The same, if nothing on the page needs a script. */
const StaticSections = island(() => import("./PageSections"), { hydrate: "never" });
const Overview = island(() => import("./Overview"), { hydrate: "never" });
const NextCaseStudy = island(() => import("./case-study/NextCaseStudy"), { hydrate: "never" });
const CallToAction = island(() => import("./CallToAction"), { hydrate: "never" });
const RelatedServices = island(() => import("./RelatedServices"), { hydrate: "never" });

export interface PageBodyProps {
  page: Queries.PageForBodyFragment;
  content: Queries.QueryForSharedBlocksFragment;
}

/**
 * Everything below a page's hero: its own sections or a placeholder's overview, the shared blocks, where to go next,
 * and a call to action.
 */
export function PageBody({ page, content }: PageBodyProps) {
  const hasCarousel = page.sections.some((section) => "carousel" in section && section.carousel !== null);
  const Sections = hasCarousel ? PageSections : StaticSections;
  return (
    <>
      {page.sections.length > 0 ? (
        <Sections sections={page.sections} palette={page.palette} />
      ) : (
        <Overview page={page} />
      )}
      <SharedBlocks names={page.shared} content={content} />
      {page.related.length > 0 && (
        <RelatedServices heading={content.sharedSections?.related.heading} services={page.related} />
      )}
      {page.caseStudy?.next && <NextCaseStudy page={page.caseStudy.next} />}
      {page.callToAction && <CallToAction id="call-to-action" colorScheme="lilac" {...page.callToAction} />}
    </>
  );
}

export const fragment = graphql`
  fragment PageForBody on Page {
    palette
    shared
    ...PageForSections
    ...PageForOverview
    related {
      ...PageForRelated
    }
    caseStudy {
      next {
        ...PageForNext
      }
    }
    ...PageForClosing
  }
`;
