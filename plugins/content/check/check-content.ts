import { readFileSync } from "node:fs";
import path from "node:path";
import { contentFileFor, contentFiles } from "../schema";
import { isFields } from "../schema/content-file";
import { OFFICES_FILE, readTokens, SITE_FILE } from "../tokens";
import { listContent } from "../../utils/list-files";
import { addressesIn, documentsOf, fixedAddress, type Document } from "./document";
import { formatPath, issueIn, warningIn, type Issue, type Path } from "./issue";
import { parseJson, type Parsed } from "./json";
import { anchorIssues } from "./references/anchors";
import { weightIssues } from "./references/images";
import { assetsOf, referenceIssues, type Assets } from "./references/reference-issues";
import { didYouMean, shortened } from "./suggest";

export interface Content {
  /** The JSON files by their names in data/, including those that nothing reads. */
  readonly files: ReadonlyMap<string, Parsed>;
  readonly assets: Assets;
}

/** Reads all content in `dataDir`, and lists what it can refer to. */
export const readContent = async (dataDir: string): Promise<Content> => {
  const files = listContent(dataDir);
  return {
    files: new Map(files.map((file) => [file, parseJson(readFileSync(path.join(dataDir, file), "utf8"), file)])),
    assets: await assetsOf(dataDir),
  };
};

const unknownFiles = (files: readonly string[]): Issue[] => {
  const expected = contentFiles.map(({ pattern }) => pattern);
  return files
    .filter((file) => !contentFileFor(file))
    .map((file) => issueIn(file, [], `no part of the site reads this file${didYouMean(file, expected)}`));
};

const missingFiles = (files: readonly string[]): Issue[] =>
  contentFiles
    .filter((contentFile) => !files.some((file) => contentFileFor(file) === contentFile))
    .map(({ pattern }) =>
      issueIn(
        pattern,
        [],
        pattern.includes("*") ? "there is no such file; the site needs at least one" : "the file is missing",
      ),
    );

/** A value that nothing else may have. */
interface Unique {
  /** Among what: the addresses of the site, the names of the services. */
  readonly scope: string;
  readonly value: unknown;
  readonly file: string;
  readonly path: Path;
}

/** Addresses; titles and descriptions of pages; and what must be unique among the entries of a file or a folder. */
const uniqueValuesIn = (documents: readonly Document[]): Unique[] => [
  ...addressesIn(documents).map((place) => ({ ...place, scope: "address", value: place.address })),
  ...documents.flatMap(({ file, contentFile: { pattern, unique }, entries }) =>
    entries.flatMap(({ path: at, fields }) => [
      ...unique.map((field) => ({ scope: `${pattern} ${field}`, value: fields[field], file, path: [...at, field] })),
      ...Object.entries(isFields(fields.seo) ? fields.seo : {}).map(([field, value]) => ({
        scope: `seo ${field}`,
        value,
        file,
        path: [...at, "seo", field],
      })),
    ]),
  ),
];

const placeOf = ({ file, path: at }: Unique, inFile: string): string => {
  const [, entry] = at;
  if (file !== inFile) return `data/${file} ${formatPath(at)}`;
  return typeof entry === "number" ? `entry ${entry + 1} of the list` : formatPath(at);
};

const duplicateIssues = (documents: readonly Document[]): Issue[] => {
  const owners = new Map<string, Unique>();
  return uniqueValuesIn(documents).flatMap((unique) => {
    const { scope, value, file, path: at } = unique;
    const key = JSON.stringify([scope, value]);
    const owner = owners.get(key);
    if (value === undefined) return [];
    if (!owner) {
      owners.set(key, unique);
      return [];
    }
    const quoted = shortened(JSON.stringify(value));
    return [
      issueIn(file, at, `${quoted} is taken by ${placeOf(owner, file)}; give this one another ${String(at.at(-1))}`),
    ];
  });
};

const serviceIssues = (documents: readonly Document[]): Issue[] => {
  const directory = fixedAddress(documents, "services");
  return addressesIn(documents.filter(({ contentFile }) => contentFile.pattern === "services/*.json"))
    .filter(({ address }) => !address.startsWith(directory))
    .map(({ file, path: at }) => issueIn(file, at, `must begin with ${directory}`));
};

/** The pictures that no JSON file names, relative to data/. */
export const unusedPictures = (documents: readonly Document[], { images }: Assets): string[] => {
  const named = new Set(documents.flatMap(({ references }) => references.map(({ value }) => value)));
  return [...images.keys()].filter((picture) => !named.has(picture));
};

/** The issues in files that can be read, by themselves and among each other. */
export const issuesIn = (documents: readonly Document[], assets: Assets): Issue[] => {
  const referenceIssuesIn = referenceIssues(documents, assets);
  return [
    ...documents.flatMap((document) => [...document.issues, ...referenceIssuesIn(document)]),
    ...duplicateIssues(documents),
    ...serviceIssues(documents),
    ...anchorIssues(documents),
    ...weightIssues(assets.images),
    ...unusedPictures(documents, assets).map((picture) =>
      warningIn(picture, [], "no JSON file uses this picture; name it where it belongs, or run npm run clean:pictures"),
    ),
  ];
};

/** Every issue in the content. If a file is missing or can't be read, only that, because others may depend on it. */
export const examine = ({
  files,
  assets,
}: Content): { readonly issues: readonly Issue[]; readonly documents: readonly Document[] } => {
  const names = [...files.keys()];
  const unreadable = [...files.values()].flatMap((parsed) => ("issues" in parsed ? parsed.issues : []));
  const fileIssues = [...missingFiles(names), ...unreadable];
  const unknown = unknownFiles(names);
  if (fileIssues.length > 0) return { issues: [...fileIssues, ...unknown], documents: [] };

  const values = new Map([...files].map(([file, parsed]) => [file, "value" in parsed ? parsed.value : undefined]));
  const { tokens, issues: nested } = readTokens(values.get(SITE_FILE), values.get(OFFICES_FILE));
  const documents = documentsOf(values, tokens);
  return { issues: [...unknown, ...nested, ...issuesIn(documents, assets)], documents };
};

/** Every issue in the content of `dataDir`. */
export const checkContent = async (dataDir: string): Promise<readonly Issue[]> =>
  examine(await readContent(dataDir)).issues;
