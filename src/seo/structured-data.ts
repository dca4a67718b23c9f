import { site } from "../site";
import type { Crumb } from "../utils/links";
import { WEEKDAYS } from "../utils/time";
import { breadcrumbsMessages } from "$messages/common";
import { shareImage } from "./share-image";

/* What search engines read: types of https://schema.org, as JSON-LD. */

const ORGANISATION_ID = `${site.domain}/#organisation`;

/** What every type says of the page it's on. The image is the one to share. */
export type PageFacts = Readonly<Record<"description" | "url" | "image", string>>;

export type Office = Pick<Queries.Office, "label" | "city" | "country" | "address"> & {
  readonly phone: Pick<Queries.PhoneNumber, "e164"> | null;
};

export type Post = Pick<Queries.BlogPost, "title" | "author" | "datePublished">;

export type Work = Readonly<Record<"headline" | "client", string>>;

/** The agency with its hours, and each office as a department. */
export const organisation = (offices: readonly Office[]) => ({
  "@type": "ProfessionalService",
  "@id": ORGANISATION_ID,
  name: site.name,
  legalName: site.legalName,
  url: `${site.domain}/`,
  logo: `${site.domain}/icons/icon-512.png`,
  image: site.domain + shareImage("/"),
  slogan: site.tagline,
  description: site.description,
  foundingDate: String(site.founded),
  telephone: site.phone.e164,
  email: site.email,
  address: site.headquarters.line,
  areaServed: site.regions,
  sameAs: site.socials.map(({ url }) => url),
  openingHoursSpecification: {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: WEEKDAYS.filter((day) => site.hours.days.includes(day)),
    opens: site.hours.opens,
    closes: site.hours.closes,
  },
  department: offices.map(({ label, city, country, address, phone }) => ({
    "@type": "ProfessionalService",
    name: `${site.name}, ${label}`,
    telephone: phone?.e164 ?? site.phone.e164,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.join(", "),
      addressLocality: city,
      addressCountry: country,
    },
  })),
});

/** The organisation, where something else names it. */
const AGENCY = { "@type": "ProfessionalService", "@id": ORGANISATION_ID, name: site.name } as const;

/** What all of the agency's articles say. */
const article = (headline: string, { description, image, url }: PageFacts) => ({
  headline,
  description,
  image,
  inLanguage: site.language,
  url,
  mainEntityOfPage: url,
  publisher: AGENCY,
});

export const service = (name: string, { description, url }: PageFacts) => ({
  "@type": "Service",
  name,
  serviceType: name,
  description,
  url,
  provider: AGENCY,
  areaServed: site.regions,
});

/** From the home page to the page itself. */
export const breadcrumbs = (trail: readonly Crumb[]) => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: breadcrumbsMessages.home, path: "/" }, ...trail].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: `${site.domain}${path}`,
  })),
});

export const blogPosting = ({ title, author, datePublished }: Post, page: PageFacts) => ({
  "@type": "BlogPosting",
  ...article(title, page),
  datePublished,
  author: { "@type": "Person", name: author },
});

export const caseStudy = ({ headline, client }: Work, page: PageFacts) => ({
  "@type": "Article",
  ...article(headline, page),
  about: { "@type": "Organization", name: client },
  author: AGENCY,
});
