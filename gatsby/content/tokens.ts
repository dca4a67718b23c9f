import { message } from "../messages/message";
import type { Path } from "./check/issue";
import { inSentence, formatDays, formatTime } from "./hours";
import { claimsSchema } from "./schema/agency/site-settings";

export const SITE_FILE = "site.json";
export const OFFICES_FILE = "offices.json";

/** The files with the facts that tokens stand for. */
export const FACT_FILES: readonly string[] = [SITE_FILE, OFFICES_FILE];

const CLAIMS = claimsSchema.keyof().options;
type Claim = (typeof CLAIMS)[number];

export const TOKEN_NAMES = [
  "name",
  "legalName",
  "email",
  "careersEmail",
  "phone",
  "whatsapp",
  "domain",
  "address",
  "city",
  "mapQuery",
  "founded",
  "days",
  "opens",
  "closes",
  "hours",
  "regions",
  ...CLAIMS,
  "officeCount",
  "countryCount",
  "offices",
  "countries",
  "cities",
  "otherCities",
  "headOffice",
] as const;

export type TokenName = (typeof TOKEN_NAMES)[number];

/** Words that stand for a fact from data/site.json or data/offices.json, written in braces: {name}. */
export type Tokens = Readonly<Record<TokenName, string | number>>;

/** Where a token's fact is, and how texts word it. */
interface Source {
  readonly file: string;
  /** The path of a value, of a list, or of one field in all entries of a list. */
  readonly path: Path;
  /** Set if texts word it differently. */
  readonly say?: (facts: readonly string[], plain: Partial<Tokens>) => string | number;
}

const inSite = (...path: Path): Source => ({ file: SITE_FILE, path });
const inOffices = (field: string): Source => ({ file: OFFICES_FILE, path: ["items", field] });

const countDifferent = (values: readonly string[]): number => new Set(values).size;

const SOURCES: Readonly<Record<Exclude<TokenName, Claim>, Source>> = {
  name: inSite("name"),
  legalName: inSite("legalName"),
  email: inSite("email"),
  careersEmail: inSite("careersEmail"),
  phone: inSite("phone", "display"),
  whatsapp: inSite("whatsapp", "display"),
  domain: inSite("domain"),
  address: inSite("headquarters", "line"),
  city: inSite("headquarters", "city"),
  mapQuery: inSite("headquarters", "mapQuery"),
  founded: inSite("founded"),
  days: { ...inSite("hours", "days"), say: formatDays },
  opens: { ...inSite("hours", "opens"), say: ([time = ""]) => formatTime(time) },
  closes: { ...inSite("hours", "closes"), say: ([time = ""]) => formatTime(time) },
  hours: inSite("hours", "label"),
  regions: { ...inSite("regions"), say: inSentence },
  officeCount: { ...inOffices("city"), say: ({ length }) => length },
  countryCount: { ...inOffices("country"), say: countDifferent },
  offices: { ...inOffices("city"), say: ({ length }) => message("facts.offices", { count: inText(length) }) },
  countries: {
    ...inOffices("country"),
    say: (countries) => message("facts.countries", { count: inText(countDifferent(countries)) }),
  },
  cities: { ...inOffices("city"), say: (cities) => inSentence(new Set(cities)) },
  otherCities: {
    ...inOffices("city"),
    say: (cities, { city }) => inSentence(new Set(cities.filter((other) => other !== city))),
  },
  headOffice: { file: OFFICES_FILE, path: ["items", 0, "city"] },
};

const isClaim = (name: TokenName): name is Claim => CLAIMS.some((claim) => claim === name);

/** The path of a token's fact. */
export const sourceOf = (name: TokenName): Source => (isClaim(name) ? inSite("claims", name) : SOURCES[name]);

const NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A fact as English text writes it: small numbers in words. */
const inText = (fact: string | number): string => (typeof fact === "number" ? (NUMBERS[fact] ?? String(fact)) : fact);

/** The token for a word in braces: `team` for {team}, and for {Team} at the start of a sentence. */
export const tokenNamed = (word: string): TokenName | undefined =>
  TOKEN_NAMES.find((name) => name === word || capitalised(name) === word);

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A token, or literal words in double braces: {{95%}}. */
export const TOKEN_PATTERN = /\{\{([^{}]+)\}\}|\{(\w+)\}/g;

const substituteText = (text: string, tokens: Partial<Tokens>): string | number => {
  const alone = /^\{(\w+)\}$/.exec(text)?.[1];
  const count = TOKEN_NAMES.find((name) => name === alone && typeof tokens[name] === "number");
  if (count) return tokens[count] ?? text;
  return text.replace(TOKEN_PATTERN, (braced, literal: string | undefined, word: string | undefined) => {
    if (literal !== undefined) return literal;
    const name = tokenNamed(word ?? "");
    const fact = name && tokens[name];
    if (fact === undefined) return braced;
    return name === word ? inText(fact) : capitalised(inText(fact));
  });
};

/**
 * The same JSON value with every token in its texts replaced by its fact. If a text is only
 * a number's token, it becomes the number.
 */
export const substituteTokens = (value: unknown, tokens: Partial<Tokens>): unknown => {
  if (typeof value === "string") return substituteText(value, tokens);
  if (Array.isArray(value)) return value.map((entry) => substituteTokens(entry, tokens));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, substituteTokens(entry, tokens)]));
  }
  return value;
};
