import { graphql, type PageProps } from "gatsby";
import { island } from "../runtime/island";
import { PageHeader } from "../components/PageHeader/PageHeader";
import ClaimsBanner from "../sections/shared/ClaimsBanner";
import { introSeo, Seo } from "../seo/Seo";

const ServiceDirectory = island(() => import("../sections/directory/ServiceDirectory"));

/** /services: the directory of all services. */
export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const { page, sharedSections, services } = data;
  if (!page) throw new Error("Missing: services in data/page-intros.json");
  return (
    <>
      <Seo {...introSeo(page)} />
      <PageHeader {...page} colorScheme="ink" art="services" />
      <ServiceDirectory services={services.nodes} />
      {sharedSections && <ClaimsBanner proof={sharedSections.proof} />}
    </>
  );
}

export const query = graphql`
  query ServicesPage {
    page: pageIntro(page: { eq: "services" }) {
      ...PageIntroForHeader
    }
    sharedSections {
      proof {
        ...ClaimsBanner
      }
    }
    services: allPage(filter: { isService: { eq: true } }, sort: { order: ASC }) {
      nodes {
        ...PageForDirectory
      }
    }
  }
`;
