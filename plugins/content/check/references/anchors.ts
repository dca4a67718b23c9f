import { HOME_SECTIONS } from "../../../../src/constants/home";
import {
  RESERVED_IDS,
  headingId,
  CALL_TO_ACTION_ID,
  NEXT_CASE_STUDY_ID,
  OVERVIEW_ID,
  RELATED_ID,
  SHARED_BLOCK_IDS,
  SHARED_BLOCKS,
} from "../../../../src/constants/ids";
import { anchorOf } from "../../schema/pages/anchor";
import { issueIn, isFields, type Document, type Fields } from "../document";
import { formatPath, type Issue, type Path } from "../issue";
import { Owners } from "../owners";
import { shortened } from "../suggest";

/** Something on a page that has an anchor. */
interface Anchored {
  readonly anchor: string;
  /** In words. */
  readonly owner: string;
  /** What takes its place among the page's ids, beside the anchor: its heading. */
  readonly heading: string;
}

/** An anchor that comes from the content. */
interface ContentAnchor extends Anchored {
  readonly relativePath: string;
  /** The field that it comes from. */
  readonly path: Path;
}

/** What has anchors on one page. */
interface Page {
  readonly address: unknown;
  /** What the page has without its content. */
  readonly fixed: readonly Anchored[];
  readonly anchors: readonly ContentAnchor[];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const anchored = (anchor: string, owner: string): Anchored => ({ anchor, owner, heading: headingId(anchor) });

/** The sections that the template adds to a page's own. */
const templateBlocks = ({ sections, shared, related, caseStudy, callToAction }: Fields): Anchored[] => [
  ...(listOf(sections).length === 0 ? [anchored(OVERVIEW_ID, "the overview")] : []),
  ...SHARED_BLOCKS.filter((block) => listOf(shared).includes(block)).map((block) =>
    anchored(SHARED_BLOCK_IDS[block], `the shared block ${block}`),
  ),
  ...(listOf(related).length > 0 ? [anchored(RELATED_ID, "the related services")] : []),
  ...(isFields(caseStudy) && caseStudy.next !== undefined ? [anchored(NEXT_CASE_STUDY_ID, "the next case study")] : []),
  ...(callToAction === undefined ? [] : [anchored(CALL_TO_ACTION_ID, "the call to action")]),
];

/** A page's own sections that have what an anchor needs. Missing fields are reported elsewhere. */
const sectionsOf = (relativePath: string, { sections }: Fields, at: Path): ContentAnchor[] =>
  listOf(sections).flatMap((section, index) => {
    if (!isFields(section)) return [];
    const { id, heading } = section;
    const place = [...at, "sections", index];
    if (typeof id === "string" && id) {
      return [{ ...anchored(id, formatPath(place)), relativePath, path: [...place, "id"] }];
    }
    if (id !== undefined || typeof heading !== "string" || !heading.trim()) return [];
    return [{ ...anchored(anchorOf({ heading }), formatPath(place)), relativePath, path: [...place, "heading"] }];
  });

/** The files of pages that consist of sections: services, other pages, legal texts. */
const SECTION_PAGES = ["services/*.json", "pages/*.json", "legal.json"];

/** The files of the home page's cards. The content gives each card an id. */
const HOME_CARDS = ["solutions.json", "home-services.json"];

/** The pages whose anchors the content decides: those that consist of sections, and the home page. */
const pagesIn = (documents: readonly Document[]): Page[] => {
  const pages = documents
    .filter(({ contentFile }) => SECTION_PAGES.includes(contentFile.pattern))
    .flatMap(({ relativePath, entries }) =>
      entries.map(({ path, fields }) => ({
        address: fields.path,
        fixed: templateBlocks(fields),
        anchors: sectionsOf(relativePath, fields, path),
      })),
    );
  const cards = documents
    .filter(({ contentFile }) => HOME_CARDS.includes(contentFile.pattern))
    .flatMap(({ relativePath, entries }) =>
      entries.flatMap(({ path, fields: { id } }) => {
        const owner = `data/${relativePath} ${formatPath(path)}`;
        return typeof id === "string"
          ? [{ anchor: id, owner, heading: `${id}-title`, relativePath, path: [...path, "id"] }]
          : [];
      }),
    );
  const homeSections = HOME_SECTIONS.map((anchor) => anchored(anchor, "a section of the home page"));
  return [{ address: "/", fixed: homeSections, anchors: cards }, ...pages];
};

/** Sections and cards without a usable anchor, and those that share one with something else on their page. */
export const anchorIssues = (documents: readonly Document[]): Issue[] =>
  pagesIn(documents).flatMap(({ fixed, anchors }) => {
    const owners = new Owners<string>();
    for (const id of RESERVED_IDS) owners.claim(id, "the layout");
    const claim = ({ anchor, heading, owner }: Anchored) =>
      [anchor, heading].map((id) => owners.claim(id, owner)).find((taken) => taken !== undefined);
    fixed.forEach(claim);
    return anchors.flatMap((place) => {
      const { anchor, path, relativePath } = place;
      if (anchor === "") {
        return [issueIn(relativePath, path, 'has no letter or digit to make an anchor of; give the section an "id"')];
      }
      const owner = claim(place);
      const cure = path.at(-1) === "id" ? "choose another id" : 'give the section an "id" of its own';
      return owner === undefined
        ? []
        : [issueIn(relativePath, path, `the anchor #${shortened(anchor)} is taken by ${owner}; ${cure}`)];
    });
  });

/** The anchors that links can use, by page: on the home page, and on pages that consist of sections. */
export const anchorsIn = (documents: readonly Document[]): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    pagesIn(documents).flatMap(({ address, fixed, anchors }) =>
      typeof address === "string" ? [[address, new Set([...fixed, ...anchors].map(({ anchor }) => anchor))]] : [],
    ),
  );
