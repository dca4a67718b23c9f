import { graphql, type PageProps } from "gatsby";
import { island } from "../runtime/island";
import { ListPage } from "../sections/shared/ListPage";
import { introSeo, Seo } from "../seo/Seo";
import { worksMessages } from "$messages/works";

const CaseStudies = island(() => import("../sections/works/CaseStudies"), { hydrate: "never" });
const Portfolio = island(() => import("../sections/works/Portfolio"));

/** /our-works: the portfolio. */
export default function OurWorksPage({ data }: Pick<PageProps<Queries.OurWorksPageQuery>, "data">) {
  const { page, images, caseStudies, websites, reels, reelsHeader } = data;
  if (!page || !reelsHeader) throw new Error("Missing: works in data/page-intros.json, or data/reels.json");
  const isEmpty = [images, reels, websites].every(({ nodes }) => nodes.length === 0);
  return (
    <>
      <Seo {...introSeo(page)} noindex={isEmpty} />
      <ListPage page={page} isEmpty={isEmpty} none={worksMessages.none} colorScheme="ink">
        <Portfolio images={images.nodes} websites={websites.nodes} reels={reels.nodes} reelsHeader={reelsHeader}>
          <CaseStudies pages={caseStudies.nodes} />
        </Portfolio>
      </ListPage>
    </>
  );
}

export const query = graphql`
  query OurWorksPage {
    page: pageIntro(page: { eq: "works" }) {
      ...PageIntroForHeader
    }
    images: allPortfolioImage(sort: { position: ASC }) {
      nodes {
        ...PortfolioImageForGrid
      }
    }
    caseStudies: allPage(filter: { caseStudy: { figure: { ne: null } } }, sort: { order: ASC }) {
      nodes {
        ...PageForTeaser
      }
    }
    websites: allWebsite(sort: { position: ASC }) {
      nodes {
        ...WebsiteForList
      }
    }
    reels: allReel(sort: { position: ASC }) {
      nodes {
        ...ReelForGrid
      }
    }
    reelsHeader {
      ...ReelsHeaderForGrid
    }
  }
`;
