import { HOME_SECTIONS } from "../../../../src/constants/home";
import {
  RESERVED_IDS,
  headingId,
  CALL_TO_ACTION_ID,
  NEXT_CASE_STUDY_ID,
  OVERVIEW_ID,
  RELATED_ID,
  SHARED_BLOCKS,
  sharedBlockId,
} from "../../../../src/constants/ids";
import { isFields, type Fields } from "../../schema/content-file";
import { anchorOf } from "../../schema/pages/anchor";
import type { Document } from "../document";
import { formatPath, issueIn, type Issue, type Path } from "../issue";
import { shortened } from "../suggest";

interface Anchored {
  readonly anchor: string;
  /** In words. */
  readonly owner: string;
  /** The id of its heading, which no other element can have either. */
  readonly heading: string;
  /** The field that the anchor comes from. What every page has, comes from none. */
  readonly source?: { readonly file: string; readonly path: Path };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const anchored = (
  anchor: string,
  owner: string,
  source?: Anchored["source"],
  heading = headingId(anchor),
): Anchored => ({ anchor, owner, heading, source });

/** The sections that the template adds to a page's own. */
const templateBlocks = ({ sections, shared, related, caseStudy, callToAction }: Fields): Anchored[] => [
  ...(listOf(sections).length === 0 ? [anchored(OVERVIEW_ID, "the overview")] : []),
  ...SHARED_BLOCKS.filter((block) => listOf(shared).includes(block)).map((block) =>
    anchored(sharedBlockId(block), `the shared block ${block}`),
  ),
  ...(listOf(related).length > 0 ? [anchored(RELATED_ID, "the related services")] : []),
  ...(isFields(caseStudy) && caseStudy.next !== undefined ? [anchored(NEXT_CASE_STUDY_ID, "the next case study")] : []),
  ...(callToAction === undefined ? [] : [anchored(CALL_TO_ACTION_ID, "the call to action")]),
];

/** A page's own sections that have what an anchor needs. Missing fields are reported elsewhere. */
const sectionsOf = (file: string, { sections }: Fields, at: Path): Anchored[] =>
  listOf(sections).flatMap((section, index) => {
    if (!isFields(section)) return [];
    const { id, heading } = section;
    const place = [...at, "sections", index];
    if (typeof id === "string" && id) return [anchored(id, formatPath(place), { file, path: [...place, "id"] })];
    if (id !== undefined || typeof heading !== "string" || !heading.trim()) return [];
    return [anchored(anchorOf({ heading }), formatPath(place), { file, path: [...place, "heading"] })];
  });

/** Of pages that consist of sections. */
const SECTION_PAGES = ["services/*.json", "pages/*.json", "legal.json"];

/** Of the home page's cards, each with an id in the content. */
const HOME_CARDS = ["solutions.json", "home-services.json"];

const cardsOf = ({ file, entries }: Document): Anchored[] =>
  entries.flatMap(({ path, fields: { id } }) =>
    typeof id === "string"
      ? anchored(id, `data/${file} ${formatPath(path)}`, { file, path: [...path, "id"] }, `${id}-title`)
      : [],
  );

/** The anchors of the home page and of pages that consist of sections, by address: first what they have anyway. */
const pagesIn = (documents: readonly Document[]): (readonly [address: unknown, anchors: readonly Anchored[]])[] => {
  const filesOf = (patterns: readonly string[]) =>
    documents.filter(({ contentFile }) => patterns.includes(contentFile.pattern));
  const homeSections = HOME_SECTIONS.map((anchor) => anchored(anchor, "a section of the home page"));
  return [
    ["/", [...homeSections, ...filesOf(HOME_CARDS).flatMap(cardsOf)]],
    ...filesOf(SECTION_PAGES).flatMap(({ file, entries }) =>
      entries.map(
        ({ path, fields }) => [fields.path, [...templateBlocks(fields), ...sectionsOf(file, fields, path)]] as const,
      ),
    ),
  ];
};

/** Sections and cards without a usable anchor, and those that share one with something else on their page. */
export const anchorIssues = (documents: readonly Document[]): Issue[] =>
  pagesIn(documents).flatMap(([, anchors]) => {
    const owners = new Map(RESERVED_IDS.map((id) => [id, "the layout"]));
    return anchors.flatMap(({ anchor, heading, owner, source }) => {
      if (source && anchor === "") {
        const message = 'has no letter or digit to make an anchor of; give the section an "id"';
        return [issueIn(source.file, source.path, message)];
      }
      const taken = owners.get(anchor) ?? owners.get(heading);
      for (const id of [anchor, heading]) if (!owners.has(id)) owners.set(id, owner);
      if (!source || taken === undefined) return [];
      const cure = source.path.at(-1) === "id" ? "choose another id" : 'give the section an "id" of its own';
      return [issueIn(source.file, source.path, `the anchor #${shortened(anchor)} is taken by ${taken}; ${cure}`)];
    });
  });

/** The anchors that links can use, by the address of their page. */
export const anchorsIn = (documents: readonly Document[]): ReadonlyMap<unknown, ReadonlySet<string>> =>
  new Map(pagesIn(documents).map(([address, anchors]) => [address, new Set(anchors.map(({ anchor }) => anchor))]));
