import { graphql, type PageProps } from "gatsby";
import { island } from "../runtime/island";
import { ListPage } from "../sections/shared/ListPage";
import { introSeo, Seo } from "../seo/Seo";
import { worksMessages } from "$messages/works";

const Portfolio = island(() => import("../sections/works/Portfolio"));

/** /our-works: the portfolio. */
export default function OurWorksPage({ data }: Pick<PageProps<Queries.OurWorksPageQuery>, "data">) {
  const { page, images, reels, websites } = data;
  if (!page) throw new Error("Missing: works in data/page-intros.json");
  const isEmpty = [images, reels, websites].every(({ nodes }) => nodes.length === 0);
  return (
    <>
      <Seo {...introSeo(page)} noindex={isEmpty} />
      <ListPage page={page} isEmpty={isEmpty} none={worksMessages.none} colorScheme="paper" art="works">
        <Portfolio images={images.nodes} reels={reels.nodes} websites={websites.nodes} />
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
    reels: allReel(sort: { position: ASC }) {
      nodes {
        ...ReelForGrid
      }
    }
    websites: allWebsite(sort: { position: ASC }) {
      nodes {
        ...WebsiteForList
      }
    }
  }
`;
