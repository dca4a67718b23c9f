import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { island } from "../runtime/island";
import { EmptyState } from "../components/EmptyState/EmptyState";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { clientsMessages } from "$messages/pages";
import { introSeo } from "../seo/intro-seo";
import { Seo } from "../seo/Seo";
import { site } from "../site";
import { space } from "../theme/layout";

const ClientGrid = island(() => import("../sections/clients/ClientGrid"));

const styles = {
  section: css({
    maxWidth: `calc(${space.content} + 2 * ${space.gutter})`,
    margin: "0 auto",
    padding: `clamp(2rem, 4vw, 4rem) ${space.gutter} ${space.section}`,
  }),
};

/** /clients: the wall of logos. */
export default function ClientsPage({ data }: PageProps<Queries.ClientsPageQuery>) {
  const { page, clients } = data;
  if (!page) throw new Error("Missing: clients in data/page-intros.json");
  const isEmpty = clients.nodes.length === 0;
  return (
    <>
      <Seo {...introSeo(page)} noindex={isEmpty} />
      <PageHeader
        heading={page.heading}
        kicker={page.kicker}
        intro={isEmpty ? null : page.intro}
        colorScheme="deep"
        art="clients"
      />
      <div css={styles.section}>
        {isEmpty ? (
          <EmptyState action={site.contact}>{clientsMessages.none}</EmptyState>
        ) : (
          <ClientGrid clients={clients.nodes} />
        )}
      </div>
    </>
  );
}

export const query = graphql`
  query ClientsPage {
    page: pageIntro(page: { eq: "clients" }) {
      ...PageIntroForHeader
    }
    clients: allClient(sort: { position: ASC }) {
      nodes {
        ...ClientForWall
      }
    }
  }
`;
