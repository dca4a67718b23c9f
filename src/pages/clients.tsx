import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { island } from "../runtime/Island/Island";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { Seo } from "../seo/Seo";
import { color } from "../theme/color";
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
  if (!page) throw new Error("Missing: /clients/ in data/page-intros.json");
  return (
    <>
      <Seo
        title={page.seo.title}
        description={page.seo.description}
        path={page.path}
        trail={[{ name: page.name, path: page.path }]}
      />
      <PageHeader
        heading={page.heading}
        kicker={page.kicker}
        intro={page.intro}
        colorScheme="deep"
        markColor={color.brand}
      />
      {clients.nodes.length > 0 && (
        <div css={styles.section}>
          <ClientGrid clients={clients.nodes} />
        </div>
      )}
    </>
  );
}

export const query = graphql`
  query ClientsPage {
    page: pageIntro(path: { eq: "/clients/" }) {
      ...PageIntroForHeader
    }
    clients: allClient(sort: { position: ASC }) {
      nodes {
        ...ClientForWall
      }
    }
  }
`;
