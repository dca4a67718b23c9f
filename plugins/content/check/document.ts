import path from "node:path";
import { z } from "zod";
import { contentFiles, contentFileFor } from "../schema";
import { isFields, type ContentFile, type Fields } from "../schema/content-file";
import { optionOf, roles, shapeOf, unwrapped, type Role } from "../schema/fields";
import { slugOf } from "../schema/pages/page";
import { SITE_FILE, substituteTokens, type Tokens } from "../tokens";
import { issueIn, warningIn, type Issue, type Path } from "./issue";
import { shortened } from "./suggest";
import { tokenIssues } from "./token-issues";
import { validate } from "./validate";

/** A text that refers to something: a file, a page, an icon. */
export interface Reference {
  readonly role: Role;
  readonly value: string;
  readonly path: Path;
}

export interface Document {
  /** Relative to data/. */
  readonly file: string;
  readonly contentFile: ContentFile;
  /** With its tokens replaced. */
  readonly content: unknown;
  /** The items, or the file itself if it has none, each with its path. */
  readonly entries: readonly { readonly path: Path; readonly fields: Fields }[];
  readonly references: readonly Reference[];
  /** What's wrong with it whatever the other files say. */
  readonly issues: readonly Issue[];
}

/** All references in a value, as far as it matches the schema. */
const referencesIn = (schema: z.core.$ZodType, value: unknown, path: Path = []): Reference[] => {
  const { inner } = unwrapped(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((entry, index) => referencesIn(inner.element, entry, [...path, index]));
  }
  if (inner instanceof z.ZodDiscriminatedUnion && isFields(value)) {
    const option = optionOf(inner, value);
    return option ? referencesIn(option, value, path) : [];
  }
  if (inner instanceof z.ZodObject && isFields(value)) {
    return Object.entries(shapeOf(inner)).flatMap(([key, field]) => referencesIn(field, value[key], [...path, key]));
  }
  const role = roles.get(inner);
  return role && typeof value === "string" && value.trim() ? [{ role, value, path }] : [];
};

const entriesOf = (content: unknown): Document["entries"] => {
  if (!isFields(content)) return [];
  if (!Array.isArray(content.items)) return [{ path: [], fields: content }];
  return content.items.flatMap((fields: unknown, index) =>
    isFields(fields) ? [{ path: ["items", index], fields }] : [],
  );
};

/** A page's file is named after the page, so that you can find it from the address. */
const fileNameIssues = (file: string, { pattern }: ContentFile, entries: Document["entries"]): Issue[] => {
  // macOS may have split letters such as å in two.
  const name = path.posix.basename(file, ".json").normalize();
  return entries
    .flatMap(({ fields }) => (pattern.includes("*") && typeof fields.path === "string" ? fields.path : []))
    .filter((address) => slugOf(address).normalize() !== name)
    .map((address) =>
      issueIn(
        file,
        ["path"],
        `"${shortened(address)}" must end in /${name}/, the name of its file; if you rename a page, add its old address to data/redirects.json`,
      ),
    );
};

/** From how many items on, a list on one page is slow on a phone. */
const LONG_LIST = 200;

const lengthIssues = (file: string, { length }: Document["entries"]): Issue[] => {
  const message = `has ${length} items; one page shows them all, and from ${LONG_LIST} on it's slow on phones`;
  return length < LONG_LIST ? [] : [warningIn(file, ["items"], message)];
};

/** The files that the site reads, in the order of the schemas. `values` is the JSON of each, by its name in data/. */
export const documentsOf = (values: ReadonlyMap<string, unknown>, tokens: Tokens): Document[] => {
  const tokenIssuesIn = tokenIssues(tokens);
  return contentFiles.flatMap((contentFile) =>
    [...values]
      .filter(([file]) => contentFileFor(file) === contentFile)
      .map(([file, raw]) => {
        const content = substituteTokens(raw, tokens);
        const entries = entriesOf(content);
        const issues = [
          ...validate(contentFile.schema, content, file),
          ...tokenIssuesIn(file, raw),
          ...fileNameIssues(file, contentFile, entries),
          ...lengthIssues(file, entries),
        ];
        return { file, contentFile, content, entries, references: referencesIn(contentFile.schema, content), issues };
      }),
  );
};

interface Address {
  readonly address: string;
  readonly file: string;
  readonly path: Path;
}

/** The addresses of all pages but the home page and posts: those of the fixed pages are the `paths` of data/site.json. */
export const addressesIn = (documents: readonly Document[]): Address[] =>
  documents.flatMap(({ file, entries }) =>
    entries.flatMap(({ path: at, fields: { path: own, paths } }) =>
      [
        ...Object.entries(isFields(paths) ? paths : {}).map(([page, address]) => ({ address, at: ["paths", page] })),
        { address: own, at: ["path"] },
      ].flatMap((place) =>
        typeof place.address === "string" ? { address: place.address, file, path: [...at, ...place.at] } : [],
      ),
    ),
  );

/** The address of a fixed page, by its name. */
export const fixedAddress = (documents: readonly Document[], name: string): string =>
  addressesIn(documents.filter(({ file }) => file === SITE_FILE)).find(({ path: [, page] }) => page === name)
    ?.address ?? "/";
