import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { island } from "../runtime/island";
import { EmptyState } from "../components/EmptyState/EmptyState";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { worksMessages } from "$messages/works";
import { introSeo } from "../seo/intro-seo";
import { Seo } from "../seo/Seo";
import { site } from "../site";
import { space } from "../theme/layout";

const Portfolio = island(() => import("../sections/works/Portfolio"));

const styles = {
  section: css({
    maxWidth: `calc(${space.content} + 2 * ${space.gutter})`,
    margin: "0 auto",
    padding: `0 ${space.gutter} ${space.section}`,
  }),
};

/** /our-works: the portfolio. */
export default function OurWorksPage({ data }: Pick<PageProps<Queries.OurWorksPageQuery>, "data">) {
  const { page, images, reels, websites } = data;
  if (!page) throw new Error("Missing: works in data/page-intros.json");
  const isEmpty = [images, reels, websites].every(({ nodes }) => nodes.length === 0);
  return (
    <>
      <Seo {...introSeo(page)} noindex={isEmpty} />
      <PageHeader
        heading={page.heading}
        kicker={page.kicker}
        intro={isEmpty ? null : page.intro}
        colorScheme="paper"
        art="works"
      />
      <div css={styles.section}>
        {isEmpty ? (
          <EmptyState action={site.contact}>{worksMessages.none}</EmptyState>
        ) : (
          <Portfolio images={images.nodes} reels={reels.nodes} websites={websites.nodes} />
        )}
      </div>
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
