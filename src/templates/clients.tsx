import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { island } from "../runtime/island";
import { ListPage } from "../sections/shared/ListPage";
import { introSeo, Seo } from "../seo/Seo";
import { clientsMessages } from "$messages/pages";

const ClientGrid = island(() => import("../sections/clients/ClientGrid"));

const styles = {
  wall: css({ paddingTop: "clamp(2rem, 4vw, 4rem)" }),
};

/** /clients: the wall of logos. */
export default function ClientsPage({ data }: PageProps<Queries.ClientsPageQuery>) {
  const { page, clients } = data;
  if (!page) throw new Error("Missing: clients in data/page-intros.json");
  const isEmpty = clients.nodes.length === 0;
  return (
    <>
      <Seo {...introSeo(page)} noindex={isEmpty} />
      <ListPage
        page={page}
        isEmpty={isEmpty}
        none={clientsMessages.none}
        colorScheme="deep"
        art="clients"
        css={styles.wall}
      >
        <ClientGrid clients={clients.nodes} />
      </ListPage>
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
