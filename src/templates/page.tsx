import { graphql, type PageProps } from "gatsby";
import { NEXT_CASE_STUDY_ID } from "../constants/ids";
import { caseStudyMessages } from "$messages/service";
import { island } from "../runtime/island";
import { SharedBlock } from "../sections/shared/SharedBlock";
import { Seo } from "../seo/Seo";

// A page has one of the two, and loads its script alone.
const PageHero = island(() => import("../sections/page/hero/PageHero"));
const CaseStudyHero = island(() => import("../sections/page/case-study/CaseStudyHero"));
const Proof = island(() => import("../sections/shared/Proof"), { hydrate: "never" });
const PageSections = island(() => import("../sections/page/PageSections"), { hydrate: "never" });
const RelatedServices = island(() => import("../sections/page/RelatedServices"), { hydrate: "never" });
const CaseStudyTeaser = island(() => import("../sections/page/case-study/CaseStudyTeaser"), { hydrate: "never" });
const CallToAction = island(() => import("../sections/page/CallToAction"), { hydrate: "never" });

/** A service, a case study, or another page such as /about. Everything on it is from its JSON. */
export default function PageTemplate({ data }: Pick<PageProps<Queries.PageTemplateQuery>, "data">) {
  const { page, services, works, sharedSections } = data;
  if (!page) throw new Error("Missing: a page in data/services/ or data/pages/");
  const { path, name, isService, colorScheme, caseStudy, sections, shared } = page;
  const parent = isService ? services : caseStudy && works;
  // The agency's work comes between what the page says, and all other blocks after it.
  const middle = Math.ceil(sections.length / 2);
  const [first, second] = [sections.slice(0, middle), sections.slice(middle)];
  const trail = [...(parent ? [parent] : []), { name, path }];
  return (
    <>
      <Seo
        {...page.seo}
        path={path}
        offer={isService ? name : undefined}
        work={caseStudy ? { headline: page.hero.headline, client: name } : undefined}
        trail={trail}
      />
      {caseStudy ? (
        <CaseStudyHero page={page} facts={caseStudy} trail={trail} />
      ) : (
        <PageHero page={page} trail={trail} />
      )}
      {first.length > 0 && <PageSections colorScheme={colorScheme} sections={first} />}
      {shared.includes("proof") && sharedSections && <Proof proof={sharedSections.proof} project={page.project} />}
      {second.length > 0 && <PageSections colorScheme={colorScheme} sections={second} />}
      {shared.map((block) => block !== "proof" && <SharedBlock key={block} name={block} content={data} />)}
      {page.related.length > 0 && <RelatedServices heading={sharedSections?.related.heading} services={page.related} />}
      {caseStudy?.next && (
        <CaseStudyTeaser id={NEXT_CASE_STUDY_ID} kicker={caseStudyMessages.next} page={caseStudy.next} />
      )}
      {page.callToAction && <CallToAction {...page.callToAction} />}
    </>
  );
}

export const query = graphql`
  query PageTemplate($id: String!) {
    page(id: { eq: $id }) {
      seo {
        title
        description
      }
      shared
      caseStudy {
        ...CaseStudyForHero
        next {
          ...PageForTeaser
        }
      }
      project {
        ...PageForTeaser
      }
      related {
        ...PageForRelated
      }
      ...PageForHero
      ...PageForSections
      callToAction {
        ...CallToActionForPage
      }
    }
    services: pageIntro(page: { eq: "services" }) {
      name
      path
    }
    works: pageIntro(page: { eq: "works" }) {
      name
      path
    }
    ...QueryForSharedBlocks
  }
`;
