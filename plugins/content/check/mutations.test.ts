/** @jest-environment node */
import path from "node:path";
import { contentFileFor } from "../schema";
import { isFields } from "../schema/content-file";
import { FACT_FILES, OFFICES_FILE, readTokens, SITE_FILE, type Tokens } from "../tokens";
import { ContentFolder } from "../../../test/content-fixture";
import { mutate, MUTATIONS, placesIn, type Mutation, type Place } from "../../../test/mutations";
import { listFiles } from "../../utils/list-files";
import { examine, issuesIn, readContent, type Content } from "./check-content";
import { documentsOf, type Document } from "./document";
import { formatIssue, formatPath, isError, type Issue } from "./issue";

/*
 * Breaks the fields of some content, one at a time. Either the check names the field and the problem, or the field is
 * one that can be anything. Each field is broken in one way; with ALL_MUTATIONS (`npm run test:all`), each kind of field in
 * the site's own content in every way, once.
 */

const isThorough = process.env.ALL_MUTATIONS !== undefined;

const folder = new ContentFolder();
const project = isThorough ? process.cwd() : folder.projectDir;
const files = listFiles(path.join(project, "data")).filter((file) => contentFileFor(file));

let content: Content;
let documents: readonly Document[];
let tokens: Tokens;
beforeAll(async () => {
  content = await readContent(path.join(project, "data"));
  ({ documents } = examine(content));
  ({ tokens } = readTokens(rawOf(SITE_FILE), rawOf(OFFICES_FILE)));
});
afterAll(() => {
  folder.dispose();
});

const rawOf = (file: string): unknown => {
  const parsed = content.files.get(file);
  return parsed && "value" in parsed ? parsed.value : undefined;
};

/** The issues in the content, with other JSON in one file. The other files read the same, unless it has facts. */
const issuesWith = (file: string, value: unknown): readonly Issue[] =>
  FACT_FILES.includes(file)
    ? examine({ ...content, files: new Map(content.files).set(file, { value }) }).issues
    : issuesIn(
        documents.flatMap((known) => (known.file === file ? documentsOf(new Map([[file, value]]), tokens) : known)),
        content.assets,
      );

/** What an issue can say, by what was done to the field. */
const REASONS: Readonly<Record<Mutation, RegExp>> = {
  deleted: /^missing|, but the layout needs at least \d+$|^must have as many values as there are series: \d+$/,
  emptied: /^is empty$|^missing|^has 0 items, but the layout needs|^must be |^"" is unknown/,
  mistyped:
    /^must be (text|a list|an object|a number|a whole number|true or false|2, 3 or 4)|^must be "|^7 is unknown;/,
  "script address":
    /^may not be an address that runs code$|^must be |is unknown|^there is no |^file .* must be of type|^has 33 characters/,
  "10 kB of text": /^has 10000 characters, but there is room for \d+$|^must be |is unknown/,
  emoji: /^must be |is unknown|^there is no |^file .* must be of type|^has \d+ characters/,
  "right-to-left text": /^must be |is unknown|^there is no |^file .* must be of type|^has \d+ characters/,
};

/** What removing an item breaks elsewhere, which the check reports instead. */
const CONSEQUENCE =
  /no JSON file uses this picture|^there is no page |^data\/site\.json has no profile|^has no item whose|^has 0 items|^must have as many values as there are series|^there is no image to compare/;

/** Whether an issue is at the broken field, at the list of a broken entry, or at the fields of an emptied object. */
const isAt = (issue: Issue, relativePath: string, place: Place, mutation: Mutation): boolean => {
  if (issue.file !== `data/${relativePath}`) return false;
  const at = formatPath(issue.path);
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

/** Optional fields, and lists that can lose an entry. */
const OPTIONAL = [
  "address[]",
  "aside",
  "before",
  "callToAction",
  "carousel",
  "caseStudy",
  "clocks[]",
  "columns",
  "content[]",
  "days[]",
  "district",
  "eye",
  "figures[]",
  "film",
  "flags[]",
  "founder",
  "icon",
  "icons[]",
  "id",
  "industries[]",
  "intro",
  "items[]",
  "kicker",
  "labelForOne",
  "list",
  "list[]",
  "look",
  "menu",
  "navigation[]",
  "next",
  "note",
  "paragraphs[]",
  "page",
  "path[]",
  "phone",
  "phrases[]",
  "points[]",
  "project",
  "quickLinks[]",
  "regions[]",
  "related",
  "related[]",
  "sections",
  "sections[]",
  "shared",
  "shared[]",
  "socials[]",
  "start",
  "tags[]",
  "text[]",
  "colorScheme",
  "words[]",
];

/** Running text, which can be any length. */
const RUNNING_TEXT = [
  "answer",
  "content",
  "content[]",
  "description",
  "excerpt",
  "intro",
  "list[]",
  "note",
  "paragraphs[]",
  "review",
  "text",
  "text[]",
];

/** All words that are only shown as they are. */
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
  "caption",
  "city",
  "client",
  "company",
  "copyright",
  "country",
  "display",
  "district",
  "figure",
  "heading",
  "headline",
  "horizontal",
  "industries[]",
  "industry",
  "kicker",
  "label",
  "labelForOne",
  "lead",
  "legalName",
  "line",
  "mapQuery",
  "meaning",
  "menu",
  "name",
  "notice",
  "period",
  "phrases[]",
  "place",
  "question",
  "regions[]",
  "reply",
  "retention",
  "role",
  "sector",
  "series[]",
  "source",
  "tagline",
  "tags[]",
  "team",
  "title",
  "value",
  "vertical",
  "webProjects",
  "words[]",
  "years",
].sort();

/** The fields that each mutation can leave without an issue. */
const ACCEPTED: Readonly<Record<Mutation, readonly string[]>> = {
  deleted: OPTIONAL,
  // Of a heading, only that of the end of every page.
  emptied: ["clocks", "heading", "notice", "related", "sections", "shared"],
  mistyped: [],
  "script address": WORDS,
  "10 kB of text": RUNNING_TEXT,
  emoji: WORDS,
  "right-to-left text": WORDS,
};

test("the content without a mutation has no issue", () => {
  expect(examine(content).issues).toEqual([]);
});

/** Files that can be empty: `npm run clean:sample` leaves them so. */
const OPTIONAL_FILES: readonly string[] = [
  "case-studies.json",
  "clients.json",
  "partners.json",
  "portfolio-images.json",
  "posts.json",
  "reels.json",
  "team.json",
  "testimonials.json",
  "websites.json",
];

/** Whether a list can be empty. An agency without profiles has none to link to from its work. */
const isOptionalList = (file: string, name: string): boolean =>
  (name === "items" && OPTIONAL_FILES.includes(file)) || (name === "socials" && file === "portfolio-images.json");

/** Pages and entries need their picture; a section and the map can do without. */
const isOptionalPicture = ({ path: at }: Place): boolean =>
  (at[0] === "sections" || at[0] === "map") && at.at(-1) === "image";

const isAccepted = (file: string, place: Place, mutation: Mutation): boolean =>
  ACCEPTED[mutation].includes(nameOf(place)) ||
  (mutation === "emptied" && isOptionalList(file, nameOf(place))) ||
  (mutation === "deleted" && isOptionalPicture(place));

/** Kinds of fields that were spoilt in the site's own content. */
const spoiltKinds = new Set<string>();

/** Whether no field of its kind was spoilt before: entries of a list are of one kind, and sections of several. */
const isNew = (relativePath: string, raw: unknown, { path: at }: Place): boolean => {
  let value = raw;
  const steps = at.map((key) => {
    value = isFields(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined;
    if (typeof key === "string") return key;
    return isFields(value) ? `[${String(value.kind)}]` : "[]";
  });
  const kind = [contentFileFor(relativePath)?.pattern, ...steps].join(" ");
  const known = spoiltKinds.size;
  return spoiltKinds.add(kind).size > known;
};

test.each(files)("each field of %s, spoilt, is named with a reason or can be shown", (relativePath) => {
  const raw = rawOf(relativePath);
  const places = placesIn(raw).filter((place) => !isThorough || isNew(relativePath, raw, place));
  const wrong = places.flatMap((place, index) =>
    MUTATIONS.filter((_, way) => isThorough || way === index % MUTATIONS.length).flatMap((mutation): string[] => {
      const spoilt = mutate(raw, place, mutation);
      if (spoilt === undefined) return [];
      // A warning stops nothing.
      const issues = issuesWith(relativePath, spoilt).filter(isError);
      const what = `${formatPath(place.path)} ${mutation}`;
      if (issues.length === 0) return isAccepted(relativePath, place, mutation) ? [] : [`${what}: no issue`];
      const told = issues.some(
        (issue) =>
          issue.message.length < 300 &&
          ((isAt(issue, relativePath, place, mutation) && REASONS[mutation].test(issue.message)) ||
            (mutation === "deleted" && CONSEQUENCE.test(issue.message))),
      );
      return told ? [] : [`${what}: ${issues.slice(0, 2).map(formatIssue).join(" | ").slice(0, 400)}`];
    }),
  );
  expect(wrong).toEqual([]);
});
