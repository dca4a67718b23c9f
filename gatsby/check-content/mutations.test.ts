/** @jest-environment node */
import path from "node:path";
import { siteSettingsType, type SiteSettings } from "../schema/site-settings";
import { mutated, MUTATIONS, placesIn, type Mutation, type Place } from "../testing/mutations";
import type { Tokens } from "../tokens";
import { faultsOf, judgeDocument, readContent, tokensFor, type Content } from "./check-content";
import { toDocument } from "./document";
import { formatFault, formatPath, type Fault } from "./fault";
import { judge } from "./validate";

/*
 * Every field of the site's own content, spoilt in every way, one at a time: the check names the field and says what is
 * wrong, or the site can show it. That it does is shown on a site built of all that is accepted (e2e/long).
 */

const content = readContent(path.resolve("data"));
const judged = content.read.flatMap((result) => ("document" in result ? [result] : []));

/** Every file under the given tokens. Most changes leave the tokens as they are, so it is made once for each set. */
const known = new Map<string, Content["read"]>();
const readWith = (tokens: Tokens): Content["read"] => {
  const key = JSON.stringify(tokens);
  const read =
    known.get(key) ??
    judged.map(({ document: { relativePath, contentFile, raw } }) =>
      judgeDocument(toDocument(relativePath, contentFile, raw, tokens), content.assets),
    );
  known.set(key, read);
  return read;
};

const siteIn = (raw: unknown): SiteSettings | undefined => judge(siteSettingsType.loose(), raw, "site.json").data;

/** The faults of the content with one file replaced. */
const faultsWith = (relativePath: string, raw: unknown): readonly Fault[] => {
  const site = relativePath === "site.json" ? siteIn(raw) : content.site;
  const tokens = tokensFor(site);
  const read = readWith(tokens).map((result) =>
    "document" in result && result.document.relativePath === relativePath
      ? judgeDocument(toDocument(relativePath, result.document.contentFile, raw, tokens), content.assets)
      : result,
  );
  return faultsOf({ ...content, read, site });
};

/** What a rejection may say, by what was done to the field. */
const REASONS: Readonly<Record<Mutation, RegExp>> = {
  deleted: /^missing|, but the layout needs at least \d+$/,
  emptied: /^is empty$|^missing|^has 0 items, but the layout needs|^must be |^"" is unknown/,
  mistyped:
    /^must be (text|a list|an object|a number|a whole number|true or false|2, 3 or 4)|^must be "|^7 is unknown;/,
  "script address":
    /^may not be an address that runs code$|^must be |is unknown|^there is no |^file .* must be of type|^has 33 characters/,
  "10 kB of text": /^has 10000 characters, but there is room for \d+$|^must be |is unknown/,
  emoji: /^must be |is unknown|^there is no |^file .* must be of type|^has \d+ characters/,
  "right-to-left text": /^must be |is unknown|^there is no |^file .* must be of type/,
};

/** What taking an item away leaves behind in other places, which the check names instead. */
const CONSEQUENCE =
  /no JSON file uses this picture|^there is no page |^data\/site\.json has no profile|^has no item whose|^has 0 items/;

/** Whether a fault stands at the spoilt field; of a list entry, at its list; of an emptied object, at its fields. */
const isAt = ({ file, path: at }: Fault, relativePath: string, place: Place, mutation: Mutation): boolean => {
  if (file !== `data/${relativePath}`) return false;
  const own = formatPath(place.path);
  const isEntry = typeof place.path.at(-1) === "number";
  if (mutation === "deleted" && isEntry) return at === formatPath(place.path.slice(0, -1));
  return at === own || (mutation === "emptied" && at.startsWith(`${own}.`));
};

/** `text` for a field, `paragraphs[]` for an entry of a list. */
const nameOf = ({ path: at }: Place): string => {
  const last = at.at(-1);
  return typeof last === "number" ? `${String(at.at(-2))}[]` : String(last);
};

/** Fields that may be left out, and lists that may lose an entry. */
const OPTIONAL = [
  "address[]",
  "aside",
  "carousel",
  "columns",
  "content[]",
  "days[]",
  "flags[]",
  "founder",
  "icon",
  "icons[]",
  "industries[]",
  "intro",
  "items[]",
  "kicker",
  "list",
  "list[]",
  "look",
  "navigation[]",
  "paragraphs[]",
  "phone",
  "phrases[]",
  "quickLinks[]",
  "regions[]",
  "sections",
  "sections[]",
  "shared",
  "shared[]",
  "socials[]",
  "start",
  "tags[]",
  "text[]",
  "tone",
  "words[]",
];

/** Running text, which may be as long as it likes. */
const RUNNING_TEXT = [
  "answer",
  "content",
  "content[]",
  "description",
  "excerpt",
  "intro",
  "list[]",
  "paragraphs[]",
  "review",
  "text",
  "text[]",
];

/** All words that are only ever shown as they are. */
const WORDS = [
  ...RUNNING_TEXT,
  "_id",
  "address[]",
  "alt",
  "aside",
  "author",
  "badge",
  "budgetFrom",
  "budgetTo",
  "button",
  "campaigns",
  "city",
  "client",
  "company",
  "copyright",
  "country",
  "display",
  "heading",
  "headline",
  "industries[]",
  "industry",
  "kicker",
  "label",
  "lead",
  "legalName",
  "line",
  "mapQuery",
  "name",
  "phrases[]",
  "question",
  "regions[]",
  "reply",
  "retention",
  "role",
  "tagline",
  "tags[]",
  "team",
  "title",
  "value",
  "webProjects",
  "words[]",
  "years",
].sort();

/** What each mutation may leave without a fault. */
const ACCEPTED: Readonly<Record<Mutation, readonly string[]>> = {
  deleted: OPTIONAL,
  emptied: ["sections", "shared"],
  mistyped: [],
  "script address": WORDS,
  "10 kB of text": RUNNING_TEXT,
  emoji: WORDS,
  "right-to-left text": WORDS,
};

test("the content without a mutation has no fault", () => {
  expect(faultsOf(content)).toEqual([]);
});

test.each(judged.map(({ document }) => document.relativePath))(
  "each field of %s, spoilt, is named with a reason or can be shown",
  (relativePath) => {
    const raw = judged.find(({ document }) => document.relativePath === relativePath)?.document.raw;
    const places = placesIn(raw);
    expect(places.length).toBeGreaterThan(0);
    const wrong = places.flatMap((place) =>
      MUTATIONS.flatMap((mutation): string[] => {
        const spoilt = mutated(raw, place, mutation);
        if (spoilt === undefined) return [];
        const faults = faultsWith(relativePath, spoilt);
        const what = `${formatPath(place.path)} ${mutation}`;
        if (faults.length === 0) return ACCEPTED[mutation].includes(nameOf(place)) ? [] : [`${what}: no fault`];
        const told = faults.some(
          (fault) =>
            fault.message.length < 300 &&
            ((isAt(fault, relativePath, place, mutation) && REASONS[mutation].test(fault.message)) ||
              (mutation === "deleted" && CONSEQUENCE.test(fault.message))),
        );
        return told ? [] : [`${what}: ${faults.slice(0, 2).map(formatFault).join(" | ").slice(0, 400)}`];
      }),
    );
    expect(wrong).toEqual([]);
  },
);
