import { graphql, type PageProps } from "gatsby";
import { island } from "../runtime/island";
import { ContactHero } from "../sections/contact/ContactHero";
import { introSeo, Seo } from "../seo/Seo";

const OpeningHours = island(() => import("../sections/contact/OpeningHours"));
const Offices = island(() => import("../sections/contact/Offices"), { hydrate: "never" });
const OfficeMap = island(() => import("../sections/contact/OfficeMap"));

/** /contact: the form, direct contact options, opening hours, offices and a map. */
export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { page, contactPage, offices } = data;
  if (!page || !contactPage) throw new Error("Missing: contact in data/page-intros.json, or data/contact.json");
  return (
    <>
      <Seo {...introSeo(page)} offices={offices.nodes} />
      <ContactHero page={page} />
      <OpeningHours {...contactPage.hours} />
      <Offices {...contactPage.offices} offices={offices.nodes} />
      <OfficeMap {...contactPage.map} />
    </>
  );
}

export const query = graphql`
  query ContactPage {
    page: pageIntro(page: { eq: "contact" }) {
      ...PageIntroForHeader
    }
    contactPage {
      hours {
        heading
        intro
      }
      offices {
        heading
        intro
      }
      map {
        heading
        note
      }
    }
    offices: allOffice(sort: { position: ASC }) {
      nodes {
        ...OfficeForList
      }
    }
  }
`;
