import { z } from "zod";
import { email, label, link, list, object, short, SOCIAL_PLATFORMS, text, title, url, wholeNumber } from "./fields";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export const phoneType = object("PhoneNumber", {
  display: short(),
  e164: z.string().regex(/^\+[1-9]\d{6,14}$/, { error: "must be a + and 7 to 15 digits, like +911155500136" }),
});

const linkType = object("SiteLink", { label: short(), to: link() });
const quickLinkType = object("SiteLink", { label: short(), to: link("careers") });
const time = () => z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "must be a time of 24 hours, like 10:30" });
const timeZones = new Set(Intl.supportedValuesOf("timeZone"));

export const claimsType = object("Claims", {
  years: label(),
  campaigns: label(),
  retention: label(),
  webProjects: label(),
  team: label(),
  budgetFrom: label(),
  budgetTo: label(),
  reply: label(),
});

export const siteSettingsType = object("SiteSettings", {
  name: short(),
  legalName: label(),
  domain: url().refine((value) => !value.endsWith("/"), { error: "must not end in a slash" }),
  tagline: title(),
  description: text(320),
  founded: wholeNumber().min(1800, { error: "must be a year" }).max(2200, { error: "must be a year" }),
  headquarters: object("Headquarters", {
    line: title(),
    mapQuery: title(),
    coordinates: z.string().regex(/^-?\d{1,2}(\.\d+)?, -?\d{1,3}(\.\d+)?$/, {
      error: "must be latitude and longitude in degrees, like 28.5894, 77.2276",
    }),
  }),
  phone: phoneType,
  email: email(),
  careersEmail: email(),
  whatsapp: phoneType,
  hours: object("OpeningHours", {
    days: list(z.enum(DAYS)),
    opens: time(),
    closes: time(),
    label: label(),
    // The runtime's list has no alias such as Asia/Kolkata where it keeps the older name, so ask the formatter as well.
    timeZone: text().refine((zone) => timeZones.has(zone) || isTimeZone(zone), {
      error: "must be a time zone, like Asia/Kolkata",
    }),
  }),
  socials: list(object("SocialProfile", { platform: z.enum(SOCIAL_PLATFORMS), label: short(), url: url() })),
  regions: list(label()),
  claims: claimsType,
  navigation: list(linkType),
  contact: linkType,
  footer: object("SiteFooter", {
    text: text(),
    flags: list(
      object("Flag", {
        country: label(),
        code: z.string().regex(/^[A-Z]{2}$/, { error: "must be a country's two capital letters, like AE" }),
      }),
    ),
    quickLinks: list(quickLinkType),
    industries: list(label()),
    copyright: title(),
  }),
});

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

export type SiteSettings = z.output<typeof siteSettingsType>;

export const siteSettingsTypeDefs = `
  "The agency's facts, from data/site.json. A new owner edits that file and has a site of their own."
  type SiteSettings implements Node @dontInfer {
    "The brand name. Texts of the data write it as {name}."
    name: String!
    "The name of the company behind the brand."
    legalName: String!
    "The site's address, with https and without a slash at the end. Texts write it as {domain}."
    domain: String!
    "What the agency does, in one sentence."
    tagline: String!
    "The agency in two sentences, for search engines and the web manifest."
    description: String!
    "The year the agency began."
    founded: Int!
    "Where the agency has its seat."
    headquarters: Headquarters!
    "The main phone number. Texts write it as {phone}."
    phone: PhoneNumber!
    "The main e-mail address. Texts write it as {email}."
    email: String!
    "Where applications go; the footer's Careers link opens a mail to it."
    careersEmail: String!
    "The number that receives WhatsApp messages."
    whatsapp: PhoneNumber!
    "When somebody answers."
    hours: OpeningHours!
    "The agency's profiles, in the order in which the header shows them."
    socials: [SocialProfile!]!
    "The places served, as running text names them."
    regions: [String!]!
    "The figures the agency states about itself."
    claims: Claims!
    "The main navigation without its contact button."
    navigation: [SiteLink!]!
    "The highlighted button of the main navigation."
    contact: SiteLink!
    "The footer of every page."
    footer: SiteFooter!
  }

  "The seat of the agency."
  type Headquarters @dontInfer {
    "The postal address in one line. Texts write it as {address}."
    line: String!
    "What to search for on a map."
    mapQuery: String!
    "Latitude and longitude in degrees: the middle of the map on the contact page."
    coordinates: String!
  }

  "A phone number in two forms."
  type PhoneNumber @dontInfer {
    "The number as people read it."
    display: String!
    "The number as machines dial it: plus, country code, digits."
    e164: String!
  }

  "The hours of business."
  type OpeningHours @dontInfer {
    "The days of the week in English, from the first."
    days: [String!]!
    "The hour of opening, like 10:30."
    opens: String!
    "The hour of closing, like 19:30."
    closes: String!
    "Days and hours as one readable phrase."
    label: String!
    "The IANA time zone of these hours."
    timeZone: String!
  }

  "A platform with profiles. The portfolio's twitter stands for the profile on X."
  enum SocialPlatform {
    "Facebook."
    facebook
    "Instagram."
    instagram
    "LinkedIn."
    linkedin
    "Pinterest."
    pinterest
    "X under its old name."
    twitter
    "X."
    x
    "YouTube."
    youtube
  }

  "A profile of the agency on a social platform."
  type SocialProfile @dontInfer {
    "The platform, which decides the icon."
    platform: SocialPlatform!
    "The platform's name for people."
    label: String!
    "The address of the profile."
    url: String!
  }

  "The figures the agency states about itself, as they are printed."
  type Claims @dontInfer {
    "Years in business. Texts write it as {years}."
    years: String!
    "Campaigns run. Texts write it as {campaigns}."
    campaigns: String!
    "Share of clients who stay. Texts write it as {retention}."
    retention: String!
    "Web projects finished. Texts write it as {webProjects}."
    webProjects: String!
    "Size of the team. Texts write it as {team}."
    team: String!
    "The smallest advertising budget. Texts write it as {budgetFrom}."
    budgetFrom: String!
    "The largest starting budget. Texts write it as {budgetTo}."
    budgetTo: String!
    "How soon an inquiry is answered. Texts write it as {reply}."
    reply: String!
  }

  "A named link."
  type SiteLink @dontInfer {
    "The words of the link."
    label: String!
    "Where it leads: a path, an https, mailto or tel address, or the word careers for a mail to the careers address."
    to: String!
  }

  "The content of the footer."
  type SiteFooter @dontInfer {
    "A line about the agency."
    text: String!
    "The countries with an office."
    flags: [Flag!]!
    "The column Quick Links."
    quickLinks: [SiteLink!]!
    "The industries served."
    industries: [String!]!
    "The copyright line."
    copyright: String!
  }

  "A country to show a flag for."
  type Flag @dontInfer {
    "The country's name."
    country: String!
    "The country's ISO 3166 code of two letters."
    code: String!
  }
`;
