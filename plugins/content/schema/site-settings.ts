import { isSupportedCountry } from "react-phone-number-input/min";
import { z } from "zod";
import { WEEKDAYS } from "../../../src/utils/time";
import { folderFor, LANGUAGE_FOLDERS } from "../../../src/messages/languages";
import {
  code,
  email,
  label,
  link,
  list,
  object,
  path,
  shortText,
  socialPlatform,
  text,
  title,
  url,
  wholeNumber,
} from "./fields";

export const phoneSchema = object("PhoneNumber", "A phone number in two forms.", {
  display: shortText().describe("The number as people read it."),
  e164: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, { error: "must be a + and 7 to 15 digits, like +911155500136" })
    .describe("The number as machines dial it: plus, country code, digits."),
});

const countryCode = () =>
  z
    .string()
    .regex(/^[A-Z]{2}$/, { error: "must be a country's two capital letters, like AE", abort: true })
    .refine((code) => isSupportedCountry(code), {
      error: ({ input }) =>
        `there is no country ${String(input)}; use its ISO 3166 code, like AE, or GB for the United Kingdom`,
    });

/** Whether `Intl` takes a value. */
const isAccepted = (use: () => unknown): boolean => {
  try {
    use();
    return true;
  } catch {
    return false;
  }
};

const languageTag = () =>
  z
    .string()
    .refine((tag) => !/^no\b/.test(tag), { error: "Norwegian is nb, or nn for Nynorsk", abort: true })
    .refine((tag) => isAccepted(() => new Intl.Locale(tag)) && Intl.getCanonicalLocales(tag)[0] === tag, {
      error: "must be a language's BCP 47 tag, like en-GB, de or pt-BR",
      abort: true,
    })
    .refine((tag) => folderFor(tag) !== undefined, {
      error: ({ input }) =>
        `has no buttons and labels in "${String(input)}": npm run new language ${String(input)} begins them. There are ${LANGUAGE_FOLDERS.join(", ")}`,
    });

const navigationLinkSchema = object("NavigationLink", "A link of the main navigation.", {
  label: shortText().describe("The words of the link."),
  menu: shortText().optional().describe("The words of the link in the menu of small screens, where they differ."),
  to: link().describe("Where it leads."),
});

const quickLinkSchema = object("SiteLink", "A named link.", {
  label: shortText().describe("The words of the link."),
  to: link("careers").describe(
    "Where it leads: a path, an https, mailto or tel address, or the word careers for a mail to the careers address.",
  ),
});

const time = () => z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "must be a time of 24 hours, like 10:30" });

const timeZone = () =>
  code().refine((zone) => isAccepted(() => new Intl.DateTimeFormat("en", { timeZone: zone })), {
    error: "must be a time zone, like Asia/Kolkata",
  });

const pathsSchema = object("SitePaths", "The addresses of the pages that every site has, from slash to slash.", {
  services: path().describe("The directory of services. The address of each service begins with it."),
  works: path().describe("The portfolio."),
  clients: path().describe("The wall of clients."),
  team: path().describe("The team."),
  contact: path().describe("The contact page."),
  blog: path().describe("The list of posts. The address of each post begins with it."),
});

/** The pages that every site has at an address of its own choice. */
export const FIXED_PAGES = pathsSchema.keyof().options;

const claimsSchema = object("Claims", "The figures the agency states about itself, as they are printed.", {
  years: label().describe("Years in business. Texts write it as {years}."),
  campaigns: label().describe("Campaigns run. Texts write it as {campaigns}."),
  retention: label().describe("Share of clients who stay. Texts write it as {retention}."),
  webProjects: label().describe("Web projects finished. Texts write it as {webProjects}."),
  team: label().describe("Size of the team. Texts write it as {team}."),
  budgetFrom: label().describe("The smallest advertising budget. Texts write it as {budgetFrom}."),
  budgetTo: label().describe("The largest starting budget. Texts write it as {budgetTo}."),
  reply: label().describe("How soon an enquiry is answered. Texts write it as {reply}."),
});

export const siteSettingsSchema = object(
  "SiteSettings",
  "The agency's facts, from data/site.json. A new owner edits that file and has a site of their own.",
  {
    name: shortText().describe("The brand name. Texts of the data write it as {name}."),
    legalName: label().describe("The name of the company behind the brand."),
    language: languageTag().describe(
      "The language of the whole site: its BCP 47 tag, like en-GB, nb or ar. The direction of the script follows from it.",
    ),
    country: countryCode().describe(
      "The agency's country: its ISO 3166 code of two letters. Phone fields start with it, and where the language has no region of its own, dates and numbers are written as there.",
    ),
    domain: url()
      .refine((value) => !value.endsWith("/"), { error: "must not end in a slash" })
      .describe("The site's address, with https and without a slash at the end. Texts write it as {domain}."),
    tagline: title().describe("What the agency does, in one sentence."),
    description: text(320).describe("The agency in two sentences, for search engines and the web manifest."),
    founded: wholeNumber()
      .min(1800, { error: "must be a year" })
      .max(2200, { error: "must be a year" })
      .describe("The year the agency began. Texts write it as {founded}."),
    headquarters: object("Headquarters", "The seat of the agency.", {
      city: label().describe("The city. Texts write it as {city}."),
      line: title().describe("The postal address in one line. Texts write it as {address}."),
      mapQuery: code(160).describe("What to search for on a map."),
      coordinates: z
        .string()
        .regex(/^-?\d{1,2}(\.\d+)?, -?\d{1,3}(\.\d+)?$/, {
          error: "must be latitude and longitude in degrees, like 28.5894, 77.2276",
        })
        .describe("Latitude and longitude in degrees: the middle of the map on the contact page."),
    }).describe("Where the agency has its seat."),
    phone: phoneSchema.describe("The main phone number. Texts write it as {phone}."),
    email: email().describe("The main email address. Texts write it as {email}."),
    careersEmail: email().describe("Where applications go; the footer's Careers link opens a mail to it."),
    whatsapp: phoneSchema.describe("The number that receives WhatsApp messages."),
    hours: object("OpeningHours", "The hours of business.", {
      days: list(z.enum(WEEKDAYS)).describe(
        'The days of the week in English, from the first. Texts write them as {days}: "Monday to Saturday".',
      ),
      opens: time().describe('The hour of opening, like 10:30. Texts write it as {opens}: "10:30am".'),
      closes: time().describe("The hour of closing, like 19:30. Texts write it as {closes}."),
      // The names of five separate days and the hours take about 70 characters.
      label: text(90).describe(
        "Days and hours as one readable phrase, made of {days}, {opens} and {closes}. Texts write it as {hours}.",
      ),
      timeZone: timeZone().describe("The IANA time zone of these hours."),
    }).describe("When someone answers."),
    socials: list(
      object("SocialProfile", "A profile of the agency on a social platform.", {
        platform: socialPlatform().describe("The platform, which decides the icon."),
        label: shortText().describe("The platform's name for people."),
        url: url().describe("The address of the profile."),
      }),
    ).describe("The agency's profiles, in the order in which the header shows them."),
    regions: list(label()).describe("The places served, as running text names them."),
    claims: claimsSchema.describe("The figures the agency states about itself."),
    paths: pathsSchema.describe("The addresses of the pages that every site has."),
    navigation: list(navigationLinkSchema).describe("The main navigation without its contact button."),
    contact: navigationLinkSchema.describe("The highlighted button of the main navigation."),
    contactTools: object("ContactToolsSettings", "Which ways to get in touch float above the pages.", {
      popup: z.boolean().describe("Whether the popup with a form appears once, after seven seconds."),
      bottomBar: z.boolean().describe("Whether small screens have a bar with two buttons at the bottom."),
      floatingTool: z
        .boolean()
        .describe("Whether large screens have links to email, WhatsApp and phone at their edge."),
    }).describe("What floats above the pages. To switch something off, write false."),
    closing: object("SiteClosing", "The end of every page, above its footer.", {
      heading: z
        .string()
        .trim()
        .max(80)
        .describe("A line that leads to the contact button, set very large. Empty to show none."),
      clocks: z
        .array(
          object("SiteClock", "A place whose local time is shown.", {
            place: label().describe("The place, such as {headOffice}."),
            timeZone: timeZone().describe("Its IANA time zone."),
          }),
        )
        .describe("The places whose local times are shown, such as the offices. None to show none."),
    }).describe("What stands above the footer of every page."),
    footer: object("SiteFooter", "The content of the footer.", {
      text: text().describe("A line about the agency."),
      flags: list(
        object("Flag", "A country to show a flag for.", {
          country: label().describe("The country's name."),
          code: countryCode().describe("The country's ISO 3166 code of two letters."),
        }),
      ).describe("The countries with an office."),
      quickLinks: list(quickLinkSchema).describe("The column Quick Links."),
      industries: list(label()).describe("The industries served."),
      copyright: title().describe("The copyright line."),
      notice: z
        .string()
        .trim()
        .max(240)
        .describe("A quiet line below the copyright and above the legal texts. Empty to show none."),
    }).describe("The footer of every page."),
  },
);

/** What decides how the content is written. */
export const languageAndCountry = siteSettingsSchema.pick({ language: true, country: true });

export type SiteSettings = z.output<typeof siteSettingsSchema>;
