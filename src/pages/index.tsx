import { graphql, type PageProps } from "gatsby";
import { island } from "../components/Island/Island";
import { Hero } from "../sections/home/Hero";
import { Partners } from "../sections/home/Partners";
import { Seo } from "../seo/Seo";
import { organisation } from "../seo/structured-data";

const Statistics = island(() => import("../sections/home/Statistics"));
const Clients = island(() => import("../sections/home/Clients"));
const CaseStudies = island(() => import("../sections/home/CaseStudies"));
const Solutions = island(() => import("../sections/home/Solutions"));
const Services = island(() => import("../sections/home/Services"));

/** /: everything the agency has to say, in the order of the sections' ids in docs/architecture.md. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { copy, offices } = data;
  if (!copy) throw new Error("data/home.json is missing.");
  return (
    <>
      <Seo
        title={copy.seo.title}
        description={copy.seo.description}
        path="/"
        structuredData={[organisation(offices.nodes)]}
      />
      <Hero hero={copy.hero} />
      <Partners {...copy.partners} partners={data.partners.nodes} />
      <Statistics {...copy.statistics} statistics={data.statistics.nodes} />
      <Clients {...copy.clients} clients={data.clients.nodes} />
      <CaseStudies {...copy.caseStudies} caseStudies={data.caseStudies.nodes} />
      <Solutions {...copy.solution} solutions={data.solutions.nodes} />
      <Services {...copy.services} services={data.services.nodes} />
    </>
  );
}

export const query = graphql`
  fragment HomeSectionHead on HomeSection {
    kicker
    heading
    intro
  }

  query HomePage {
    copy: homeCopy {
      seo {
        title
        description
      }
      hero {
        ...HomeHero
      }
      partners {
        ...HomeSectionHead
      }
      statistics {
        ...HomeSectionHead
      }
      clients {
        ...HomeSectionHead
      }
      caseStudies {
        ...HomeSectionHead
      }
      solution {
        ...HomeSectionHead
      }
      services {
        ...HomeSectionHead
      }
    }
    partners: allPartner(sort: { position: ASC }) {
      nodes {
        ...PartnerForStrip
      }
    }
    statistics: allStatistic(sort: { position: ASC }) {
      nodes {
        ...StatisticForBand
      }
    }
    # Three pages of twelve on small screens; wide ones show the first thirty.
    clients: allClient(sort: { position: ASC }, limit: 36) {
      nodes {
        ...ClientForStrip
      }
    }
    caseStudies: allCaseStudy(sort: { position: ASC }) {
      nodes {
        ...CaseStudyForHome
      }
    }
    solutions: allSolution(sort: { position: ASC }) {
      nodes {
        ...SolutionForHome
      }
    }
    services: allHomeService(sort: { position: ASC }) {
      nodes {
        ...HomeServiceForHome
      }
    }
    offices: allOffice(sort: { position: ASC }) {
      nodes {
        label
        city
        country
        address
      }
    }
  }
`;
