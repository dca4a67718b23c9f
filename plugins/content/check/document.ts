import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { ContentFile } from "../schema/content-file";
import { SITE_FILE, substituteTokens, type Tokens } from "../tokens";
import { formatPath, type Issue, type Path } from "./issue";
import { parseJson } from "./json/parse-json";

export type Fields = Readonly<Record<string, unknown>>;

/** A content file that could be read. */
export interface Document {
  readonly relativePath: string;
  readonly contentFile: ContentFile;
  /** As it is written. */
  readonly raw: unknown;
  readonly tokens: Tokens;
  /** With its tokens replaced. */
  readonly content: unknown;
  /** The items, or the file itself if it has none, each with its path. */
  readonly entries: readonly { readonly path: Path; readonly fields: Fields }[];
}

export const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** An issue in a file, whose name is relative to data/. */
export const issueIn = (relativePath: string, at: Path, message: string): Issue => ({
  file: `data/${relativePath}`,
  path: formatPath(at),
  message,
});

const entriesOf = (content: unknown): Document["entries"] => {
  if (!isFields(content)) return [];
  if (!Array.isArray(content.items)) return [{ path: [], fields: content }];
  return content.items.flatMap((fields: unknown, index) =>
    isFields(fields) ? [{ path: ["items", index], fields }] : [],
  );
};

/** An address that a page has, and where the content says so. */
interface Address {
  readonly address: string;
  readonly relativePath: string;
  readonly path: Path;
}

const addressSchema = z.record(z.string(), z.string().catch("")).catch({});

/** The addresses of the fixed pages, by their names. None if data/site.json can't be read. */
export const fixedAddresses = (documents: readonly Document[]): Readonly<Record<string, string>> =>
  addressSchema.parse(documents.find(({ relativePath }) => relativePath === SITE_FILE)?.entries[0]?.fields.paths);

/** The addresses of all pages but the home page and posts. */
export const addressesIn = (documents: readonly Document[]): Address[] =>
  documents.flatMap(({ relativePath, entries }) =>
    entries.flatMap(({ path: at, fields: { path: own, paths } }) => {
      const fixed = Object.entries(addressSchema.parse(paths));
      const all = [
        ...fixed.map(([page, address]) => ({ address, field: ["paths", page] })),
        { address: own, field: ["path"] },
      ];
      return all.flatMap(({ address, field }) =>
        typeof address === "string" ? [{ address, relativePath, path: [...at, ...field] }] : [],
      );
    }),
  );

/** A file's JSON, as the rest of the check sees it. */
export const toDocument = (relativePath: string, contentFile: ContentFile, raw: unknown, tokens: Tokens): Document => {
  const content = substituteTokens(raw, tokens);
  return { relativePath, contentFile, raw, tokens, content, entries: entriesOf(content) };
};

/** Reads one file, or returns why it can't be read. */
export const readDocument = (
  dataDir: string,
  relativePath: string,
  contentFile: ContentFile,
  tokens: Tokens,
): Document | Issue[] => {
  const parsed = parseJson(readFileSync(path.join(dataDir, relativePath), "utf8"));
  return "issues" in parsed
    ? parsed.issues.map((found) => ({ ...issueIn(relativePath, [], ""), ...found }))
    : toDocument(relativePath, contentFile, parsed.value, tokens);
};
