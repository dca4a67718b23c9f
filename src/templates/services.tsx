import { graphql, type PageProps } from "gatsby";
import { island } from "../runtime/island";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { introSeo, Seo } from "../seo/Seo";

const ServiceDirectory = island(() => import("../sections/directory/ServiceDirectory"));
const Proof = island(() => import("../sections/shared/Proof"), { hydrate: "never" });

/** /services: the directory of all services. */
export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const { page, sharedSections, services, caseStudies } = data;
  if (!page) throw new Error("Missing: services in data/page-intros.json");
  return (
    <>
      <Seo {...introSeo(page)} />
      <PageHeader {...page} colorScheme="ink" art="services" />
      <ServiceDirectory services={services.nodes} />
      {sharedSections && <Proof proof={sharedSections.proof} project={caseStudies.nodes[0]} />}
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
        ...ProofForBlock
      }
    }
    caseStudies: allPage(filter: { caseStudy: { figure: { ne: null } } }, sort: { order: ASC }, limit: 1) {
      nodes {
        ...PageForTeaser
      }
    }
    services: allPage(filter: { isService: { eq: true } }, sort: { order: ASC }) {
      nodes {
        ...PageForDirectory
      }
    }
  }
`;
