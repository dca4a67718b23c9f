import { graphql, type PageProps } from "gatsby";
import { PageBody } from "../sections/page/PageBody";
import { CaseStudyHero } from "../sections/page/case-study/CaseStudyHero";
import { PageHero } from "../sections/page/hero/PageHero";
import { Seo } from "../seo/Seo";

/** A service, a case study, or another page such as /about. Everything on it is from its JSON. */
export default function PageTemplate({ data }: Pick<PageProps<Queries.PageTemplateQuery>, "data">) {
  const { page, services, works } = data;
  if (!page) throw new Error("Missing: a page in data/services/ or data/pages/");
  const { path, name, seo, isService, caseStudy, hero } = page;
  const parent = isService ? services : caseStudy && works;
  const trail = [...(parent ? [parent] : []), { name, path }];
  return (
    <>
      <Seo
        title={seo.title}
        description={seo.description}
        path={path}
        type={caseStudy ? "article" : "website"}
        offer={isService ? name : undefined}
        work={caseStudy ? { headline: hero.headline, client: name } : undefined}
        trail={trail}
      />
      {caseStudy ? (
        <CaseStudyHero page={page} facts={caseStudy} trail={trail} />
      ) : (
        <PageHero page={page} trail={trail} />
      )}
      <PageBody page={page} content={data} />
    </>
  );
}

export const query = graphql`
  query PageTemplate($id: String!) {
    page(id: { eq: $id }) {
      path
      name
      isService
      seo {
        title
        description
      }
      caseStudy {
        ...CaseStudyForHero
      }
      ...PageForHero
      ...PageForBody
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
