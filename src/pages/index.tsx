import { graphql, type PageProps } from "gatsby";
import { isOwnFeed } from "../features/blog/feed";
import { island } from "../runtime/island";
import { Hero } from "../sections/home/Hero/Hero";
import { Opening } from "../sections/home/Opening";
import { Seo } from "../seo/Seo";

const Partners = island(() => import("../sections/home/Partners/Partners"), { hydrate: "never" });
const Statistics = island(() => import("../sections/shared/Statistics"));
const Clients = island(() => import("../sections/home/Clients/Clients"));
const CaseStudies = island(() => import("../sections/home/CaseStudies/CaseStudies"));
const Solutions = island(() => import("../sections/home/Solutions/Solutions"));
const Services = island(() => import("../sections/home/Services/Services"));
const About = island(() => import("../sections/home/About/About"));
const Process = island(() => import("../sections/shared/Process"), { hydrate: "never" });
const WhyUs = island(() => import("../sections/home/WhyUs/WhyUs"));
const Method = island(() => import("../sections/home/Method/Method"));
const Testimonials = island(() => import("../sections/home/Testimonials/Testimonials"));
const Blog = island(() => import("../sections/home/Blog/Blog"));
const Faq = island(() => import("../sections/home/Faq/Faq"));
const Locations = island(() => import("../sections/shared/Locations"), { hydrate: "never" });

/** /: the home page. Lists of none are left out. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { page, offices } = data;
  if (!page) throw new Error("Missing: data/home.json");
  const hasWorks = [data.images, data.reels, data.websites].some(({ totalCount }) => totalCount > 0);
  return (
    <>
      <Seo {...page.seo} path="/" offices={offices.nodes} />
      <Opening eye={page.hero.eye?.path[0]} hero={<Hero hero={page.hero} linksToWorks={hasWorks} />}>
        {data.partners.nodes.length > 0 && <Partners {...page.partners} items={data.partners.nodes} />}
        <Statistics {...page.statistics} items={data.statistics.nodes} />
      </Opening>
      {data.clients.nodes.length > 0 && <Clients {...page.clients} items={data.clients.nodes} />}
      {data.caseStudies.nodes.length > 0 && <CaseStudies {...page.caseStudies} items={data.caseStudies.nodes} />}
      <Solutions {...page.solution} items={data.solutions.nodes} />
      <Services {...page.services} items={data.services.nodes} />
      <About {...page.about} items={data.values.nodes} />
      <Process {...page.process} items={data.process.nodes} />
      <WhyUs {...page.whyUs} items={data.whyUs.nodes} />
      <Method {...page.method} items={data.method.nodes} />
      {data.testimonials.nodes.length > 0 && <Testimonials {...page.testimonials} items={data.testimonials.nodes} />}
      {(data.posts.nodes.length > 0 || !isOwnFeed) && <Blog {...page.blog} items={data.posts.nodes} />}
      <Faq {...page.faq} items={data.faq.nodes} />
      <Locations {...page.locations} items={offices.nodes} />
    </>
  );
}

export const query = graphql`
  fragment HomeSectionHeader on HomeSection {
    kicker
    heading
    intro
  }

  query HomePage {
    page: homePage {
      seo {
        title
        description
      }
      hero {
        ...HomeHero
      }
      partners {
        ...HomeSectionHeader
      }
      statistics {
        ...HomeSectionHeader
      }
      clients {
        ...HomeSectionHeader
      }
      caseStudies {
        ...HomeSectionHeader
      }
      solution {
        ...HomeSectionHeader
      }
      services {
        ...HomeSectionHeader
      }
      about {
        ...HomeAbout
      }
      process {
        ...HomeSectionHeader
      }
      whyUs {
        ...HomeSectionHeader
      }
      method {
        ...HomeSectionHeader
      }
      testimonials {
        ...HomeTestimonials
      }
      blog {
        ...HomeSectionHeader
      }
      faq {
        ...HomeSectionHeader
      }
      locations {
        ...HomeSectionHeader
      }
    }
    ...ListsForHomeAndBlocks
    partners: allPartner(sort: { position: ASC }) {
      nodes {
        ...PartnerForStrip
      }
    }
    clients: allClient(sort: { position: ASC }) {
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
    whyUs: allWhyUsReason(sort: { position: ASC }) {
      nodes {
        ...WhyUsReasonForHome
      }
    }
    method: allMethodStep(sort: { position: ASC }) {
      nodes {
        ...MethodStepForHome
      }
    }
    testimonials: allTestimonial(sort: { position: ASC }) {
      nodes {
        ...TestimonialForHome
      }
    }
    # What a page without script shows; the teaser itself reads the feed.
    posts: allBlogPost(sort: { datePublished: DESC }, limit: 4) {
      nodes {
        ...BlogPostForList
      }
    }
    images: allPortfolioImage {
      totalCount
    }
    reels: allReel {
      totalCount
    }
    websites: allWebsite {
      totalCount
    }
    faq: allFaqItem(sort: { position: ASC }) {
      nodes {
        ...FaqItemForHome
      }
    }
    offices: allOffice(sort: { position: ASC }) {
      nodes {
        ...OfficeForList
      }
    }
  }
`;
