import { HOME_SECTIONS } from "../../../../src/constants/home";
import {
  RESERVED_IDS,
  headingId,
  CALL_TO_ACTION_ID,
  OVERVIEW_ID,
  RELATED_ID,
  SHARED_BLOCK_IDS,
  SHARED_BLOCKS,
} from "../../../../src/constants/ids";
import { anchorOf } from "../../schema/pages/anchor";
import { issueIn, isFields, type Document, type Fields } from "../document";
import { formatPath, type Issue, type Path } from "../issue";
import { shortened } from "../suggest";

/** Something on a page that has an anchor. */
interface Anchored {
  readonly anchor: string;
  /** In words. */
  readonly owner: string;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The sections that the template adds to a page's own. */
const templateBlocks = ({ sections, shared, related, callToAction }: Fields): Anchored[] => [
  ...(listOf(sections).length === 0 ? [{ anchor: OVERVIEW_ID, owner: "the overview" }] : []),
  ...SHARED_BLOCKS.filter((block) => listOf(shared).includes(block)).map((block) => ({
    anchor: SHARED_BLOCK_IDS[block],
    owner: `the shared block ${block}`,
  })),
  ...(listOf(related).length > 0 ? [{ anchor: RELATED_ID, owner: "the related services" }] : []),
  ...(callToAction === undefined ? [] : [{ anchor: CALL_TO_ACTION_ID, owner: "the call to action" }]),
];

interface PageSection {
  readonly anchor: string;
  readonly path: Path;
  /** Where the anchor comes from. */
  readonly field: "heading" | "id";
}

/** A page's own sections that have what an anchor needs. Missing fields are reported elsewhere. */
const sectionsOf = ({ sections }: Fields, at: Path): PageSection[] =>
  listOf(sections).flatMap((section, index): PageSection[] => {
    if (!isFields(section)) return [];
    const { id, heading } = section;
    const path = [...at, "sections", index];
    if (typeof id === "string") return id ? [{ anchor: id, path, field: "id" }] : [];
    return typeof heading === "string" && heading.trim()
      ? [{ anchor: anchorOf({ heading }), path, field: "heading" }]
      : [];
  });

/** The pages that consist of sections: services, other pages, legal texts. */
const pagesIn = (document: Document) =>
  ["services/*.json", "pages/*.json", "legal.json"].includes(document.contentFile.pattern)
    ? document.entries.map(({ path, fields }) => ({
        fields,
        blocks: templateBlocks(fields),
        sections: sectionsOf(fields, path),
      }))
    : [];

const idsOf = (anchor: string): string[] => [anchor, headingId(anchor)];

/** Sections without a usable anchor, and those that share one with something else on their page. */
export const anchorIssues = (document: Document): Issue[] =>
  pagesIn(document).flatMap(({ blocks, sections }) => {
    const owners = new Map<string, string>([
      ...RESERVED_IDS.map((id) => [id, "the layout"] as const),
      ...blocks.flatMap(({ anchor, owner }) => idsOf(anchor).map((id) => [id, owner] as const)),
    ]);
    return sections.flatMap(({ anchor, path, field }) => {
      const at = [...path, field];
      if (anchor === "") {
        return [
          issueIn(document.relativePath, at, 'has no letter or digit to make an anchor of; give the section an "id"'),
        ];
      }
      const ids = idsOf(anchor);
      const owner = ids.map((id) => owners.get(id)).find((name) => name !== undefined);
      if (owner === undefined) {
        for (const id of ids) owners.set(id, formatPath(path));
        return [];
      }
      const cure = field === "id" ? "choose another id" : 'give the section an "id" of its own';
      return [issueIn(document.relativePath, at, `the anchor #${shortened(anchor)} is taken by ${owner}; ${cure}`)];
    });
  });

/** The ids that the home page's cards get from the content, and the ids derived from them. */
const HOME_CARDS: Readonly<Record<string, (id: string) => string[]>> = {
  "solutions.json": (id) => [id],
  "home-services.json": (id) => [id, `${id}-title`],
};

/** Cards of the home page that share an id with something else there. `duplicateIssues` finds those in one file. */
export const homeAnchorIssues = (documents: readonly Document[]): Issue[] => {
  const owners = new Map<string, string>([
    ...RESERVED_IDS.map((id) => [id, "the layout"] as const),
    ...HOME_SECTIONS.flatMap((section) => idsOf(section).map((id) => [id, "a section of the home page"] as const)),
  ]);
  return documents.flatMap(({ relativePath, contentFile, entries }) => {
    const idsOfCard = HOME_CARDS[contentFile.pattern];
    if (!idsOfCard) return [];
    const cards = entries.flatMap(({ path, fields: { id } }) => (typeof id === "string" ? [{ path, id }] : []));
    const issues = cards.flatMap(({ path, id }) => {
      const owner = idsOfCard(id)
        .map((own) => owners.get(own))
        .find((name) => name !== undefined);
      return owner === undefined
        ? []
        : [issueIn(relativePath, [...path, "id"], `"${shortened(id)}" is taken by ${owner}; choose another id`)];
    });
    for (const { path, id } of cards) {
      for (const own of idsOfCard(id)) owners.set(own, `data/${relativePath} ${formatPath(path)}`);
    }
    return issues;
  });
};

/** The anchors that links can use, by page: on the home page, and on pages that consist of sections. */
export const anchorsIn = (documents: readonly Document[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const cards = documents
    .filter(({ contentFile }) => contentFile.pattern in HOME_CARDS)
    .flatMap(({ entries }) => entries.map(({ fields }) => fields.id))
    .filter((id) => typeof id === "string");
  const pages = documents
    .flatMap(pagesIn)
    .flatMap(({ fields: { path }, blocks, sections }) =>
      typeof path === "string" ? [[path, new Set([...blocks, ...sections].map(({ anchor }) => anchor))] as const] : [],
    );
  return new Map([["/", new Set<string>([...HOME_SECTIONS, ...cards])], ...pages]);
};
