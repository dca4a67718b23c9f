import { graphql } from "gatsby";
import { SharedBlocks } from "../shared/SharedBlocks";
import { Overview } from "./Overview";
import { PageSections } from "./PageSections";
import { RelatedServices } from "./RelatedServices";

export interface PageBodyProps {
  page: Queries.PageForBodyFragment;
  content: Queries.QueryForSharedBlocksFragment;
}

/** All of a page below its hero: its own sections, or the overview of a placeholder; the shared blocks; where to next. */
export default function PageBody({ page, content }: PageBodyProps) {
  return (
    <>
      {page.sections.length > 0 ? <PageSections sections={page.sections} /> : <Overview page={page} />}
      <SharedBlocks names={page.shared} content={content} />
      {page.related.length > 0 && <RelatedServices services={page.related} />}
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
  }
`;
