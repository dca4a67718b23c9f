import { WEEKDAYS } from "../constants/weekdays";
import { site } from "../site";
import type { Crumb } from "../utils/breadcrumbs";
import { breadcrumbsMessages } from "$messages/common";
import { shareImage } from "./share-image";

/** A page's data for search engines: one of the types of https://schema.org, as JSON-LD. */
export interface StructuredData {
  readonly "@type": string;
  readonly [property: string]: unknown;
}

const ORGANISATION_ID = `${site.domain}/#organisation`;

export interface Office {
  readonly label: string;
  readonly city: string;
  readonly country: string;
  readonly address: readonly string[];
  readonly phone: { readonly e164: string } | null;
}

/** The agency with its hours, and each office as a department. */
export const organisation = (offices: readonly Office[]): StructuredData => ({
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
const article = (headline: string, description: string, path: string, image: string) => ({
  headline,
  description,
  image,
  inLanguage: site.language,
  url: `${site.domain}${path}`,
  mainEntityOfPage: `${site.domain}${path}`,
  publisher: AGENCY,
});

export const service = (name: string, description: string, path: string): StructuredData => ({
  "@type": "Service",
  name,
  serviceType: name,
  description,
  url: `${site.domain}${path}`,
  provider: AGENCY,
  areaServed: site.regions,
});

/** From the home page to the page itself. */
export const breadcrumbs = (trail: readonly Crumb[]): StructuredData => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: breadcrumbsMessages.home, path: "/" }, ...trail].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: `${site.domain}${path}`,
  })),
});

export interface Post {
  readonly title: string;
  readonly author: string;
  readonly datePublished: string;
}

export const blogPosting = (
  { title, author, datePublished }: Post,
  description: string,
  path: string,
  image: string,
): StructuredData => ({
  "@type": "BlogPosting",
  ...article(title, description, path, image),
  datePublished,
  author: { "@type": "Person", name: author },
});

export interface Work {
  readonly headline: string;
  readonly client: string;
}

export const caseStudy = (
  { headline, client }: Work,
  description: string,
  path: string,
  image: string,
): StructuredData => ({
  "@type": "Article",
  ...article(headline, description, path, image),
  about: { "@type": "Organization", name: client },
  author: AGENCY,
});
