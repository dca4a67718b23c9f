import { graphql } from "gatsby";
import { island } from "../../runtime/Island/Island";
import { SharedBlocks } from "../shared/SharedBlocks";

const PageSections = island(() => import("./PageSections"));
const Overview = island(() => import("./Overview"), { hydrate: "never" });
const ClosingCallToAction = island(() => import("./ClosingCallToAction"), { hydrate: "never" });
const RelatedServices = island(() => import("./RelatedServices"), { hydrate: "never" });

export interface PageBodyProps {
  page: Queries.PageForBodyFragment;
  content: Queries.QueryForSharedBlocksFragment;
}

/** All of a page below its hero: its own sections, or the overview of a placeholder; the shared blocks; where to next; an invitation. */
export function PageBody({ page, content }: PageBodyProps) {
  return (
    <>
      {page.sections.length > 0 ? <PageSections sections={page.sections} /> : <Overview page={page} />}
      <SharedBlocks names={page.shared} content={content} />
      {page.related.length > 0 && (
        <RelatedServices heading={content.sharedSections?.related.heading} services={page.related} />
      )}
      {page.callToAction && <ClosingCallToAction callToAction={page.callToAction} />}
    </>
  );
}

export const fragment = graphql`
  fragment PageForBody on Page {
    shared
    ...PageForSections
    ...PageForOverview
    related {
      ...PageForRelated
    }
    ...PageForClosing
  }
`;
