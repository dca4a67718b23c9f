import path from "node:path";
import { contentFileFor, contentFiles } from "../schema";
import { slugOf } from "../schema/pages/page";
import { readJson } from "../facts";
import { OFFICES_FILE, readTokens, SITE_FILE } from "../tokens";
import { anchorIssues } from "./references/anchors";
import { addressesIn, fixedAddresses, isFields, issueIn, readDocument, toDocument, type Document } from "./document";
import { formatPath, type Issue, type Path } from "./issue";
import { filesIn } from "./project-files";
import {
  assetIssues,
  assetsOf,
  picturesNamed,
  targetIssues,
  targetsOf,
  type Assets,
  type Folders,
} from "./references/reference-issues";
import { weightIssue } from "./references/images";
import { referencesIn, type Reference } from "./references/references";
import { lostAddresses } from "./lost-addresses";
import { Owners } from "./owners";
import { didYouMean, shortened } from "./suggest";
import { tokenIssues } from "./token-issues";
import { validate } from "./validate";

/** Finds files that are missing, or that nothing reads. */
const fileIssuesIn = (files: readonly string[]): Issue[] => {
  const expected = contentFiles.map(({ pattern }) => pattern);
  const missing = contentFiles
    .filter((contentFile) => !files.some((file) => contentFileFor(file) === contentFile))
    .map(({ pattern }) =>
      issueIn(
        pattern,
        [],
        pattern.includes("*") ? "there is no such file; the site needs at least one" : "the file is missing",
      ),
    );
  const unknown = files
    .filter((file) => !contentFileFor(file))
    .map((file) => issueIn(file, [], `no part of the site reads this file${didYouMean(file, expected)}`));
  return [...missing, ...unknown];
};

/** Values that must be unique: an address on the whole site, others among the entries of their file or folder. */
const uniqueValuesIn = (documents: readonly Document[]) => [
  ...addressesIn(documents).map((place) => ({ ...place, scope: "the site", value: place.address })),
  ...documents.flatMap(({ relativePath, contentFile: { pattern, unique }, entries }) =>
    entries.flatMap(({ path: at, fields }) =>
      unique.map((field) => ({
        scope: `${pattern} ${field}`,
        value: fields[field],
        relativePath,
        path: [...at, field],
      })),
    ),
  ),
];

const duplicateIssues = (documents: readonly Document[]): Issue[] => {
  const owners = new Owners<{ readonly relativePath: string; readonly path: Path }>();
  return uniqueValuesIn(documents).flatMap(({ scope, value, relativePath, path: at }) => {
    const owner = value === undefined ? undefined : owners.claim([scope, value], { relativePath, path: at });
    if (!owner) return [];
    const [, entry] = owner.path;
    const sibling = typeof entry === "number" ? `entry ${entry + 1} of the list` : formatPath(owner.path);
    const words = owner.relativePath === relativePath ? sibling : `data/${owner.relativePath}`;
    const message = `${shortened(JSON.stringify(value))} is taken by ${words}; give this one another ${String(at.at(-1))}`;
    return [issueIn(relativePath, at, message)];
  });
};

/** A service's page is under the directory of services. */
const serviceIssues = (documents: readonly Document[]): Issue[] => {
  const { services: directory = "/" } = fixedAddresses(documents);
  return addressesIn(documents.filter(({ contentFile }) => contentFile.pattern === "services/*.json"))
    .filter(({ address }) => !address.startsWith(directory))
    .map(({ relativePath, path: at }) => issueIn(relativePath, at, `must begin with ${directory}`));
};

/**
 * Two pages with the same title or description, which visitors couldn't tell apart in their tabs or in a search engine.
 * Tokens are replaced, so a fact and its token count as the same.
 */
const seoIssues = (documents: readonly Document[]): Issue[] => {
  const owners = new Owners<string>();
  return documents.flatMap(({ relativePath, entries }) =>
    entries.flatMap(({ path: at, fields: { seo } }) =>
      ["title", "description"].flatMap((field) => {
        const words = isFields(seo) ? seo[field] : undefined;
        if (typeof words !== "string") return [];
        const owner = owners.claim([field, words], `data/${relativePath} ${formatPath(at)}`.trim());
        if (owner === undefined) return [];
        const message = `"${shortened(words)}" is also the ${field} of ${owner}; each page needs a ${field} of its own`;
        return [issueIn(relativePath, [...at, "seo", field], message)];
      }),
    ),
  );
};

/** A page's file is named after the page, so that you can find it from the address. */
const fileNameIssues = ({ relativePath, contentFile, entries }: Document): Issue[] => {
  if (!contentFile.pattern.includes("*")) return [];
  // macOS may have split letters such as å in two.
  const name = path.posix.basename(relativePath, ".json").normalize();
  return entries.flatMap(({ fields }) =>
    typeof fields.path === "string" && slugOf(fields.path).normalize() !== name
      ? [
          issueIn(
            relativePath,
            ["path"],
            `"${shortened(fields.path)}" must end in /${name}/, the name of its file; if you rename a page, add its old address to data/redirects.json`,
          ),
        ]
      : [],
  );
};

const requiredIssues = ({ relativePath, contentFile: { required }, entries }: Document): Issue[] =>
  (required?.values ?? [])
    .filter((value) => !entries.some(({ fields }) => fields[required?.field ?? ""] === value))
    .map((value) => issueIn(relativePath, ["items"], `has no item whose ${required?.field ?? ""} is ${value}`));

/** From how many items on, a list on one page is slow on a phone. */
const LONG_LIST = 200;

const lengthIssues = ({ relativePath, entries }: Document): Issue[] =>
  entries.length < LONG_LIST
    ? []
    : [
        {
          ...issueIn(
            relativePath,
            ["items"],
            `has ${entries.length} items; one page shows them all, and from ${LONG_LIST} on it's slow on phones`,
          ),
          severity: "warning",
        },
      ];

const unusedPictures = ({ files }: Assets["images"], validated: readonly Validated[]): string[] => {
  const used = new Set(validated.flatMap(({ pictures }) => pictures));
  return [...files].filter((image) => !used.has(image));
};

const unusedIssues = (pictures: readonly string[]): Issue[] =>
  pictures.map((picture) => ({
    ...issueIn(picture, [], "no JSON file uses this picture; name it where it belongs, or run npm run clean:pictures"),
    severity: "warning",
  }));

/** Pictures that are far larger than the largest place for one, each with the command that makes it smaller. */
const sizeIssues = ({ sizes }: Assets["images"]): Issue[] =>
  [...sizes].flatMap(([picture, size]) => {
    const issue = weightIssue(size);
    if (!issue) return [];
    const message = `${issue.message}. Make it smaller: npm run shrink -- data/${picture}`;
    return [{ ...issueIn(picture, [], message), severity: issue.severity }];
  });

/** A file that could be read, with the issues that don't depend on other files. */
interface Validated {
  readonly document: Document;
  readonly issues: readonly Issue[];
  readonly references: readonly Reference[];
  readonly pictures: readonly string[];
}

/** Validates a file on its own. */
export const validateDocument = (document: Document, assets: Assets): Validated => {
  const { schema } = document.contentFile;
  const references = referencesIn(schema, document.content);
  return {
    document,
    issues: [
      ...validate(schema, document.content, `data/${document.relativePath}`).issues,
      ...tokenIssues(document),
      ...fileNameIssues(document),
      ...requiredIssues(document),
      ...lengthIssues(document),
      ...assetIssues(document, references, assets),
    ],
    references,
    pictures: picturesNamed(references),
  };
};

/** Everything that a check looks at. */
export interface Content {
  /** All JSON files, including those that nothing reads. */
  readonly files: readonly string[];
  readonly fileIssues: readonly Issue[];
  /** Facts made of facts that are made of others. */
  readonly nested: readonly Issue[];
  /** The files that the site reads, or why one can't be read. */
  readonly read: readonly (Validated | readonly Issue[])[];
  readonly assets: Assets;
}

/** The file's content, or undefined. Its issues are reported where all files are validated. */
const ifSound = <Result>(read: () => Result): Result | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** Folders in unusual places. */
interface CheckOptions extends Partial<Omit<Folders, "dataDir">> {
  readonly draft?: Draft;
}

/** A file that isn't saved yet. */
interface Draft {
  /** Relative to data/. */
  readonly file: string;
  readonly content?: unknown;
  /** Pictures and films that will be saved with it, as it names them. Whoever picked the pictures has measured them. */
  readonly uploads: readonly string[];
}

/** The pictures and films, with those that a draft brings. */
const withUploads = ({ images, videos, icons }: Assets, uploads: readonly string[]): Assets => ({
  images: {
    ...images,
    files: new Set([...images.files, ...uploads]),
    issueOf: (file, role) => (uploads.includes(file) ? undefined : images.issueOf(file, role)),
  },
  videos: new Set([...videos, ...uploads]),
  icons,
});

/** Reads all content in `dataDir`, and the folders that it refers to. */
export const readContent = async (
  dataDir: string,
  { projectDir = path.dirname(dataDir), staticDir = path.join(projectDir, "static"), draft }: CheckOptions = {},
): Promise<Content> => {
  const written = filesIn(dataDir).filter((file) => file.endsWith(".json") && !file.startsWith("schema/"));
  const files = draft ? [...new Set([...written, draft.file])] : written;
  const rawOf = (file: string): unknown =>
    file === draft?.file ? draft.content : ifSound(() => readJson(dataDir, file));
  const facts = ifSound(() => readTokens(rawOf(SITE_FILE), rawOf(OFFICES_FILE)));
  const { tokens, issues: nested } = facts ?? { tokens: {}, issues: [] };
  const saved = await assetsOf({ dataDir, projectDir, staticDir });
  const assets = draft ? withUploads(saved, draft.uploads) : saved;
  const read = contentFiles.flatMap((contentFile) =>
    files
      .filter((file) => contentFileFor(file) === contentFile)
      .map((file) => {
        const document =
          file === draft?.file
            ? toDocument(file, contentFile, draft.content, tokens)
            : readDocument(dataDir, file, contentFile, tokens);
        return "content" in document ? validateDocument(document, assets) : document;
      }),
  );
  return { files, fileIssues: fileIssuesIn(files), nested, read, assets };
};

const isValidated = (result: Validated | readonly Issue[]): result is Validated => "document" in result;

/** Every issue in the content, file by file. */
export const issuesOf = ({ fileIssues, nested, read, assets }: Content): readonly Issue[] => {
  const validated = read.filter(isValidated);
  const documents = validated.map(({ document }) => document);
  // Without data/site.json, which has addresses, a link can't be judged.
  const targets = documents.some(({ relativePath }) => relativePath === SITE_FILE) ? targetsOf(documents) : undefined;
  return [
    ...fileIssues,
    ...nested,
    ...read.flatMap((result) => {
      if (!isValidated(result)) return result;
      return [...result.issues, ...(targets ? targetIssues(result.document, result.references, targets) : [])];
    }),
    ...duplicateIssues(documents),
    ...serviceIssues(documents),
    ...seoIssues(documents),
    ...anchorIssues(documents),
    ...sizeIssues(assets.images),
    ...unusedIssues(unusedPicturesIn({ read, assets })),
  ];
};

/** The pictures that no JSON file names, relative to data/. None if a file can't be read, which might name any of them. */
export const unusedPicturesIn = ({ read, assets }: Pick<Content, "read" | "assets">): string[] => {
  const validated = read.filter(isValidated);
  return validated.length === read.length ? unusedPictures(assets.images, validated) : [];
};

/** What a check covered, for its summary. */
interface CheckResult {
  readonly issues: readonly Issue[];
  readonly files: number;
  readonly items: number;
  readonly images: number;
}

/** Checks and counts all content in `dataDir`. */
export const examineContent = async (dataDir: string, options?: CheckOptions): Promise<CheckResult> => {
  const content = await readContent(dataDir, options);
  return {
    issues: [...issuesOf(content), ...lostAddresses(path.dirname(dataDir), content)],
    files: content.files.length,
    items: content.read.filter(isValidated).reduce((sum, { document }) => sum + document.entries.length, 0),
    images: content.assets.images.files.size,
  };
};

/** Every issue in the content of `dataDir`. */
export const checkContent = async (dataDir: string, options?: CheckOptions): Promise<readonly Issue[]> =>
  issuesOf(await readContent(dataDir, options));
