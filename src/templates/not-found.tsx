import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { useEffect } from "react";
import { ButtonLink } from "../components/Button/Button";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { introSeo, Seo } from "../seo/Seo";
import { site } from "../site";
import { redirectFor } from "../utils/redirects";
import { pageMessages } from "$messages/service";

const styles = {
  ways: css({ display: "flex", flexWrap: "wrap", gap: "0.75rem", marginTop: "2rem" }),
  home: css({ marginTop: "1rem" }),
};

/** The page for unknown addresses. Redirects known old addresses at once, for hosts without redirect rules. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { page } = data;
  const redirects = data.redirects.nodes;

  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const target = redirectFor(pathname, redirects);
    if (target) window.location.replace(`${target}${search}${hash}`);
  }, [redirects]);

  if (!page) throw new Error("Missing: not-found in data/page-intros.json");
  return (
    <>
      <Seo {...introSeo(page)} noindex />
      <PageHeader {...page} colorScheme="ink" art="lost">
        <ul css={styles.ways}>
          {[...site.navigation, site.contact].map(({ label, to }) => (
            <li key={to}>
              <ButtonLink href={to} variant="outline" icon={null}>
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
        <p css={styles.home}>
          <ButtonLink href="/">{pageMessages.home}</ButtonLink>
        </p>
      </PageHeader>
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    page: pageIntro(page: { eq: "not-found" }) {
      ...PageIntroForHeader
    }
    redirects: allRedirect {
      nodes {
        from
        to
      }
    }
  }
`;
