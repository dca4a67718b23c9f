import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { LegalText } from "../sections/legal/LegalText";
import { Seo } from "../seo/Seo";
import { site } from "../site";
import { typography } from "../theme";
import { legalMessages } from "$messages/pages";

const styles = {
  modified: css({ ...typography.small, marginTop: "1.25rem", fontWeight: 600 }),
  notice: css({ ...typography.small, marginTop: "0.5rem" }),
};

/** A legal text: privacy policy, terms of use. */
export default function LegalPageTemplate({ data }: Pick<PageProps<Queries.LegalPageTemplateQuery>, "data">) {
  const { page } = data;
  if (!page) throw new Error("Missing: a text in data/legal.json");
  const { path, title, seo, intro, lastModified } = page;
  return (
    <>
      <Seo {...seo} path={path} trail={[{ name: title, path }]} />
      <PageHeader heading={title} intro={intro} colorScheme="deep" art="legal">
        <p css={styles.modified}>
          {legalMessages.lastModified({
            day: new Date(lastModified),
            time: (day) => <time dateTime={lastModified}>{day}</time>,
          })}
        </p>
        {site.footer.notice && <p css={styles.notice}>{site.footer.notice}</p>}
      </PageHeader>
      <LegalText text={page} />
    </>
  );
}

export const query = graphql`
  query LegalPageTemplate($id: String!) {
    page: legalPage(id: { eq: $id }) {
      path
      title
      intro
      lastModified(formatString: "YYYY-MM-DD")
      seo {
        title
        description
      }
      ...LegalPageForText
    }
  }
`;
