import { wordsFor } from "../../src/messages/languages";
import { localeOf } from "../../src/utils/language";
import { parseTime, WEEKDAYS, weekdayName } from "../../src/utils/time";
import { issueIn, type Issue, type Path } from "./check/issue";
import { languageAndCountry } from "./schema/site-settings";

export const SITE_FILE = "site.json";
export const OFFICES_FILE = "offices.json";

/** The files that tokens take their facts from. */
export const FACT_FILES: readonly string[] = [SITE_FILE, OFFICES_FILE];

/** How texts word a fact, in the site's language. It may need other facts. */
type Wording = (
  values: readonly string[],
  locale: string,
  others: Readonly<Record<string, unknown>>,
) => string | number;

/** Where a token's fact is. */
interface Source {
  readonly file: string;
  /** The path of a value, of a list, or of one field in all entries of a list. */
  readonly path: Path;
  readonly say: Wording;
}

/** Words as a list in running text: "India, Oman and Australia". */
const inSentence = (words: Iterable<string>, locale: string): string =>
  new Intl.ListFormat(locale, { type: "conjunction" }).format(words);

/** A time of 24 hours as people say it: "19:30" is "7:30pm". */
const formatTime = (time: string, locale: string): string => wordsFor(locale).timeMessages.time(parseTime(time));

/** Days of the week as people say them: "Monday to Saturday", or "Tuesday and Friday". */
const formatDays = (names: readonly string[], locale: string): string => {
  const days = WEEKDAYS.filter((day) => names.includes(day));
  const said = days.map((day) => weekdayName(day, locale));
  const start = days[0] ? WEEKDAYS.indexOf(days[0]) : 0;
  const isRun = days.length > 2 && days.every((day, index) => day === WEEKDAYS[start + index]);
  return isRun
    ? wordsFor(locale).timeMessages.days({ first: said[0] ?? "", last: said.at(-1) ?? "" })
    : inSentence(said, locale);
};

const asWritten: Wording = ([fact = ""]) => fact;

const inSite = (path: string, say = asWritten): Source => ({ file: SITE_FILE, path: path.split("."), say });
const inOffices = (field: string, say = asWritten): Source => ({ file: OFFICES_FILE, path: ["items", field], say });

const countDifferent = (values: readonly string[]): number => new Set(values).size;

const SOURCES = {
  name: inSite("name"),
  legalName: inSite("legalName"),
  email: inSite("email"),
  careersEmail: inSite("careersEmail"),
  phone: inSite("phone.display"),
  whatsapp: inSite("whatsapp.display"),
  domain: inSite("domain"),
  address: inSite("headquarters.line"),
  city: inSite("headquarters.city"),
  mapQuery: inSite("headquarters.mapQuery"),
  founded: inSite("founded"),
  days: inSite("hours.days", formatDays),
  opens: inSite("hours.opens", ([time = ""], locale) => formatTime(time, locale)),
  closes: inSite("hours.closes", ([time = ""], locale) => formatTime(time, locale)),
  hours: inSite("hours.label"),
  regions: inSite("regions", inSentence),
  years: inSite("claims.years"),
  campaigns: inSite("claims.campaigns"),
  retention: inSite("claims.retention"),
  webProjects: inSite("claims.webProjects"),
  team: inSite("claims.team"),
  budgetFrom: inSite("claims.budgetFrom"),
  budgetTo: inSite("claims.budgetTo"),
  reply: inSite("claims.reply"),
  officeCount: inOffices("city", ({ length }) => length),
  countryCount: inOffices("country", countDifferent),
  offices: inOffices("city", ({ length: count }, locale) => wordsFor(locale).factsMessages.offices({ count })),
  countries: inOffices("country", (names, locale) =>
    wordsFor(locale).factsMessages.countries({ count: countDifferent(names) }),
  ),
  cities: inOffices("city", (cities, locale) => inSentence(new Set(cities), locale)),
  otherCities: inOffices("city", (cities, locale, { city }) =>
    inSentence(new Set(cities.filter((name) => name !== city)), locale),
  ),
  headOffice: inOffices("city"),
} as const;

/** A word that stands for a fact from data/site.json or data/offices.json, written in braces: {name}. */
export type TokenName = keyof typeof SOURCES;

/** The facts by their tokens. One is missing if its file lacks it, which the content check reports. */
export interface Tokens extends Readonly<Partial<Record<TokenName, string | number>>> {
  readonly locale: string;
}

const isToken = (name: string): name is TokenName => name in SOURCES;
export const TOKEN_NAMES = Object.keys(SOURCES).filter(isToken);

/** Content whose language can't be read, which the check reports. */
const NO_LOCALE = "en-GB";

/** A fact as a text writes it: in English, small numbers in words. */
const inText = (fact: string | number, locale: string): string =>
  typeof fact === "number" ? wordsFor(locale).factsMessages.number({ count: fact }) : fact;

/** The token for a word in braces: `team` for {team}, and for {Team} at the start of a sentence. */
export const tokenNamed = (word: string): TokenName | undefined =>
  TOKEN_NAMES.find((name) => name === word || capitalised(name) === word);

export const capitalised = (text: string, locale = NO_LOCALE): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** A token, or literal words in double braces: {{95%}}. */
export const TOKEN_PATTERN = /\{\{([^{}]+)\}\}|\{(\w+)\}/g;

/** The tokens in a text. */
export const tokensIn = (text: string): TokenName[] =>
  [...text.matchAll(TOKEN_PATTERN)].flatMap(([, , word = ""]) => tokenNamed(word) ?? []);

const substituteText = (text: string, tokens: Tokens): string | number => {
  const alone = TOKEN_NAMES.find((name) => text === `{${name}}`);
  const count = alone && tokens[alone];
  if (typeof count === "number") return count;
  const { locale } = tokens;
  return text.replace(TOKEN_PATTERN, (braced, literal: string | undefined, word: string | undefined) => {
    const name = tokenNamed(word ?? "");
    const fact = name && tokens[name];
    if (fact === undefined) return literal ?? braced;
    return name === word ? inText(fact, locale) : capitalised(inText(fact, locale), locale);
  });
};

/** The same JSON value with every token replaced by its fact. A text that is only a number's token becomes the number. */
export const substituteTokens = (value: unknown, tokens: Tokens): unknown =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === "string" ? substituteText(part, tokens) : part,
  );

const valuesAt = (value: unknown, [key, ...rest]: Path): unknown[] => {
  if (key === undefined) return Array.isArray(value) ? value : [value];
  if (Array.isArray(value)) return value.flatMap((entry) => valuesAt(entry, [key, ...rest]));
  return typeof value === "object" && value !== null ? valuesAt(Reflect.get(value, key), rest) : [];
};

const localeIn = (site: unknown): string => {
  const [[language], [country]] = [valuesAt(site, ["language"]), valuesAt(site, ["country"])];
  const { success, data } = languageAndCountry.safeParse({ language, country });
  return success ? localeOf(data) : NO_LOCALE;
};

/** Reads the facts from the JSON of both files. A fact may contain tokens, but only those of facts that have none. */
export const readTokens = (site: unknown, offices: unknown): { readonly tokens: Tokens; readonly issues: Issue[] } => {
  const files: Readonly<Record<string, unknown>> = { [SITE_FILE]: site, [OFFICES_FILE]: offices };
  const locale = localeIn(site);
  const facts = TOKEN_NAMES.map((name) => {
    const source = SOURCES[name];
    const values = valuesAt(files[source.file], source.path).filter((value) => /string|number/.test(typeof value));
    return { ...source, name, values: values.map(String) };
  }).filter(({ values }) => values.length > 0);
  const word = (others: Tokens): Tokens => ({
    ...Object.fromEntries(
      facts.map(({ name, say, values }) => {
        const words = values.map((value) => String(substituteText(value, others)));
        return [name, say(words, locale, { ...others })];
      }),
    ),
    locale,
  });
  const written = word({ locale });
  const issues = facts.flatMap(({ file, path, values }) => {
    const nested = values.flatMap(tokensIn).find((token) => tokensIn(String(written[token] ?? "")).length > 0);
    return nested ? [issueIn(file, path, `{${nested}} is made of tokens itself; write the words here`)] : [];
  });
  return { tokens: word(written), issues };
};
