import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { island } from "../runtime/Island/Island";
import { EmptyState } from "../components/EmptyState/EmptyState";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { type PortfolioPageContext, portfolioPagePath } from "../constants/portfolio";
import { t } from "../messages/t";
import { Seo } from "../seo/Seo";
import { site } from "../site";
import { space } from "../theme/layout";

const loadViews = () => import("../sections/works/views");
const Portfolio = island(async () => ({ default: (await loadViews()).Portfolio }));
const ImagesPage = island(async () => ({ default: (await loadViews()).ImagesPage }));

const styles = {
  section: css({
    maxWidth: `calc(${space.content} + 2 * ${space.gutter})`,
    margin: "0 auto",
    padding: `0 ${space.gutter} ${space.section}`,
  }),
};

type OurWorksPageProps = PageProps<
  Queries.OurWorksPageQuery,
  PortfolioPageContext | { readonly isFurther?: undefined }
>;

/**
 * /our-works: the portfolio. Images that it has no room for have pages of their own, whose data it loads. Visitors
 * without JavaScript turn those pages, and search engines leave them out.
 */
export default function OurWorksPage({ data, pageContext }: Pick<OurWorksPageProps, "data" | "pageContext">) {
  const { page, images, imageCounts, reels, websites } = data;
  if (!page) throw new Error("Missing: /our-works/ in data/page-intros.json");
  if (pageContext.isFurther) {
    const { type = "all", number, pages } = pageContext;
    const heading = t("works.page", { name: page.heading, number, pages });
    const path = portfolioPagePath(type, number);
    return (
      <>
        <Seo
          title={t("title", { page: heading, site: site.name })}
          description={page.seo.description}
          path={path}
          share={page.path}
          trail={[
            { name: page.name, path: page.path },
            { name: heading, path },
          ]}
          noindex
        />
        <PageHeader heading={heading} kicker={page.kicker} colorScheme="paper" />
        <div css={styles.section}>
          <ImagesPage images={images.nodes} filter={type} number={number} pages={pages} />
        </div>
      </>
    );
  }
  const isEmpty = [images, reels, websites].every(({ nodes }) => nodes.length === 0);
  return (
    <>
      <Seo
        title={page.seo.title}
        description={page.seo.description}
        path={page.path}
        trail={[{ name: page.name, path: page.path }]}
        noindex={isEmpty}
      />
      <PageHeader heading={page.heading} kicker={page.kicker} intro={isEmpty ? null : page.intro} colorScheme="paper" />
      <div css={styles.section}>
        {isEmpty ? (
          <EmptyState action={site.contact}>{t("works.none")}</EmptyState>
        ) : (
          <Portfolio
            images={images.nodes}
            imageCounts={imageCounts.group}
            reels={reels.nodes}
            websites={websites.nodes}
          />
        )}
      </div>
    </>
  );
}

export const query = graphql`
  query OurWorksPage($type: PortfolioImageType, $skip: Int = 0, $isFurther: Boolean! = false) {
    page: pageIntro(path: { eq: "/our-works/" }) {
      ...PageIntroForHeader
    }
    images: allPortfolioImage(filter: { type: { eq: $type } }, sort: { position: ASC }, skip: $skip, limit: 48) {
      nodes {
        ...PortfolioImageForGrid
      }
    }
    imageCounts: allPortfolioImage @skip(if: $isFurther) {
      group(field: { type: SELECT }) {
        fieldValue
        totalCount
      }
    }
    reels: allReel(sort: { position: ASC }) @skip(if: $isFurther) {
      nodes {
        ...ReelForGrid
      }
    }
    websites: allWebsite(sort: { position: ASC }) @skip(if: $isFurther) {
      nodes {
        ...WebsiteForList
      }
    }
  }
`;
