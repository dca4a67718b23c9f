import { graphql, type PageProps } from "gatsby";
import { PageBody } from "../sections/page/PageBody";
import { PageHero } from "../sections/page/hero/PageHero";
import { Seo } from "../seo/Seo";

/** A service, or a placeholder such as /about. Everything on it is from its JSON. */
export default function PageTemplate({ data }: Pick<PageProps<Queries.PageTemplateQuery>, "data">) {
  const { page, services } = data;
  if (!page) throw new Error("Missing: a page in data/services/ or data/pages/");
  const { path, name, seo, isService } = page;
  const trail = isService && services ? [services, { name, path }] : [{ name, path }];
  return (
    <>
      <Seo
        title={seo.title}
        description={seo.description}
        path={path}
        offer={isService ? name : undefined}
        trail={trail}
      />
      <PageHero page={page} trail={trail} />
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
      ...PageForHero
      ...PageForBody
    }
    services: pageIntro(path: { eq: "/services/" }) {
      name
      path
    }
    ...QueryForSharedBlocks
  }
`;
