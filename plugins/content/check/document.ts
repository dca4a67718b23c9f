import { z } from "zod";
import { contentFiles, contentFileFor } from "../schema";
import type { ContentFile } from "../schema/content-file";
import { SITE_FILE, substituteTokens, type Tokens } from "../tokens";
import type { Path } from "./issue";
import { referencesIn, type Reference } from "./references/references";

export type Fields = Readonly<Record<string, unknown>>;

/** A content file that could be read. */
export interface Document {
  /** Relative to data/. */
  readonly file: string;
  readonly contentFile: ContentFile;
  /** As it is written. */
  readonly raw: unknown;
  /** With its tokens replaced. */
  readonly content: unknown;
  /** The items, or the file itself if it has none, each with its path. */
  readonly entries: readonly { readonly path: Path; readonly fields: Fields }[];
  readonly references: readonly Reference[];
}

export const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

const entriesOf = (content: unknown): Document["entries"] => {
  if (!isFields(content)) return [];
  if (!Array.isArray(content.items)) return [{ path: [], fields: content }];
  return content.items.flatMap((fields: unknown, index) =>
    isFields(fields) ? [{ path: ["items", index], fields }] : [],
  );
};

/**
 * The files that the site reads, in the order of the schemas.
 *
 * @param values the JSON of each file, by its name in data/
 */
export const documentsOf = (values: ReadonlyMap<string, unknown>, tokens: Tokens): Document[] =>
  contentFiles.flatMap((contentFile) =>
    [...values]
      .filter(([file]) => contentFileFor(file) === contentFile)
      .map(([file, raw]) => {
        const content = substituteTokens(raw, tokens);
        const references = referencesIn(contentFile.schema, content);
        return { file, contentFile, raw, content, entries: entriesOf(content), references };
      }),
  );

/** An address that a page has, and where the content says so. */
interface Address {
  readonly address: string;
  readonly file: string;
  readonly path: Path;
}

const addressSchema = z.record(z.string(), z.string().catch("")).catch({});

/** The addresses of the fixed pages, by their names. */
export const fixedAddresses = (documents: readonly Document[]): Readonly<Record<string, string>> =>
  addressSchema.parse(documents.find(({ file }) => file === SITE_FILE)?.entries[0]?.fields.paths);

/** The addresses of all pages but the home page and posts. */
export const addressesIn = (documents: readonly Document[]): Address[] =>
  documents.flatMap(({ file, entries }) =>
    entries.flatMap(({ path: at, fields: { path: own, paths } }) => [
      ...Object.entries(addressSchema.parse(paths)).map(([page, address]) => ({
        address,
        file,
        path: [...at, "paths", page],
      })),
      ...(typeof own === "string" ? [{ address: own, file, path: [...at, "path"] }] : []),
    ]),
  );
