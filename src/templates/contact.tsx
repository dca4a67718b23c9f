import { graphql, type PageProps } from "gatsby";
import { island } from "../runtime/island";
import { ContactHero } from "../sections/contact/ContactHero";
import { introSeo, Seo } from "../seo/Seo";

const OpeningHours = island(() => import("../sections/contact/OpeningHours"));
const Locations = island(() => import("../sections/shared/Locations"), { hydrate: "never" });
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
      <Locations id="offices" kicker={null} {...contactPage.offices} items={offices.nodes} withPhones />
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
        ...MapOfOffice
      }
    }
    offices: allOffice(sort: { position: ASC }) {
      nodes {
        ...OfficeForList
      }
    }
  }
`;
