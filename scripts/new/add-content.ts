import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { z } from "zod";
import { checkContent } from "../../gatsby/content/check/check-content";
import { formatIssue, isError, type Issue } from "../../gatsby/content/check/issue";
import { locate } from "../../gatsby/content/check/json/locate";
import { filesIn } from "../../gatsby/content/check/project-files";
import { contentFileFor, contentFiles } from "../../gatsby/content/schema";
import { slugify } from "../../gatsby/content/schema/pages/anchor";
import type { ContentKind, Fields } from "./content-kinds";
import { entryOf, entrySchemaOf, type Question, questionsOf } from "./questions";

const formattingOptions = { tabSize: 2, insertSpaces: true, eol: "\n" };

const fields = z.record(z.string(), z.unknown());
const fileWithItems = z.looseObject({ items: z.array(fields) });

/** What is there already of a kind, and what has to be asked for another. */
export interface Draft {
  readonly questions: readonly Question[];
  /** Fields that follow from others, but can be given. */
  readonly derived: readonly string[];
  /** The entry that lends its values where there is no answer: the last one. */
  readonly example: Fields;
  readonly others: readonly Fields[];
}

const entriesOf = ({ pattern }: ContentKind, dataDir: string): Fields[] => {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(dataDir, file), "utf8"));
  if (!pattern.includes("*")) return fileWithItems.parse(read(pattern)).items;
  return filesIn(dataDir)
    .filter((file) => contentFileFor(file)?.pattern === pattern)
    .map((file) => fields.parse(read(file)));
};

const schemaOf = ({ pattern }: ContentKind) => {
  const file = contentFiles.find((contentFile) => contentFile.pattern === pattern);
  if (!file) throw new Error(`gatsby/content/schema has no file ${pattern}.`);
  return entrySchemaOf(file.schema);
};

/** Looks at what is there of a kind. */
export const draftOf = (kind: ContentKind, dataDir: string): Draft => {
  const others = entriesOf(kind, dataDir);
  const example = others.at(-1) ?? {};
  const derived = Object.keys(kind.derive);
  const questions = questionsOf(schemaOf(kind), example)
    .filter(({ path: field }) => !derived.includes(field))
    .map((question) => (question.path === kind.title ? { ...question, initial: `New ${kind.name}` } : question));
  return { questions, derived, example, others };
};

/** Texts that are made of an entry's title, by their question. */
export const draftsFor = ({ drafts = {} }: ContentKind, title: string): Fields =>
  Object.fromEntries(Object.entries(drafts).map(([field, draft]) => [field, draft(title)]));

/** An answer that won't do: the path of its question, and why. */
export interface Refused {
  readonly field: string;
  readonly message: string;
}

/** What was written, or why nothing was, and which answers would have to change. */
export type Added =
  { readonly files: readonly string[] } | { readonly issues: readonly string[]; readonly refused: readonly Refused[] };

const refuse = (refused: readonly Refused[]): Added => ({
  issues: refused.map(({ field, message }) => `${field}: ${message}`),
  refused,
});

/** The answer behind an issue in the content, which had none before: `[3].hero.phrases[0]` is about `hero.phrases`. */
const answerBehind = (
  { path: at, message }: Issue,
  { title, source = title }: ContentKind,
  { questions, derived }: Pick<Draft, "questions" | "derived">,
): Refused[] => {
  const field = at.replace(/^\[\d+\]\.?/, "").replace(/\[.*$/, "");
  if (questions.some(({ path: question }) => question === field)) return [{ field, message }];
  return derived.includes(field)
    ? [{ field: source, message: message === "missing" ? `gives no ${field}` : `${field} ${message}` }]
    : [];
};

/**
 * Adds an entry to data/ and checks all content with it. Where the check finds anything, everything is as it was.
 *
 * @param answers by the path of their question; a picture is a path below data/, or a file to copy there
 */
export const addContent = async (kind: ContentKind, answers: Fields, dataDir: string): Promise<Added> => {
  const { questions, derived, example, others } = draftOf(kind, dataDir);
  const title = z.string().parse(answers[kind.title] ?? `New ${kind.name}`);
  const given = { ...draftsFor(kind, title), [kind.title]: title, ...answers };

  const unanswered = questions.filter(
    ({ path: field, initial }) => given[field] === undefined && initial === undefined,
  );
  if (unanswered.length > 0) {
    return refuse(
      unanswered.map(({ path: field }) => ({ field, message: `needs an answer, as there is no other ${kind.name}` })),
    );
  }

  const copies = questions.flatMap(({ path: field, type }) => {
    const from = answers[field];
    if (type !== "picture" || typeof from !== "string" || from.startsWith("images/")) return [];
    const to = `${kind.pictures}/${slugify(title)}${path.extname(from).toLowerCase()}`;
    return [{ field, from, to }];
  });
  const refused = copies.flatMap(({ field, from, to }) => {
    if (!existsSync(from)) return [{ field, message: `there is no file ${from}` }];
    return existsSync(path.join(dataDir, to))
      ? [{ field: kind.title, message: `data/${to} is there already; choose another ${kind.title}` }]
      : [];
  });
  if (refused.length > 0) return refuse(refused);

  const pictures = Object.fromEntries(copies.map(({ field, to }) => [field, to]));
  const entry = entryOf(schemaOf(kind), example, { ...given, ...pictures });
  const following = Object.fromEntries(
    Object.entries(kind.derive).map(([name, derive]) => [name, answers[name] ?? derive(entry, others)]),
  );
  const item = { ...entry, ...following };

  const isFolder = kind.pattern.includes("*");
  const file = isFolder ? kind.pattern.replace("*", slugify(title)) : kind.pattern;
  const target = path.join(dataDir, file);
  if (isFolder && existsSync(target)) {
    return refuse([{ field: kind.title, message: `data/${file} is there already` }]);
  }
  const before = isFolder ? undefined : readFileSync(target, "utf8");
  const after =
    before === undefined
      ? `${JSON.stringify({ $schema: example.$schema, ...item }, null, 2)}\n`
      : applyEdits(
          before,
          modify(before, ["items", kind.place === "first" ? 0 : others.length], item, {
            isArrayInsertion: true,
            formattingOptions,
          }),
        );

  const written = copies.map(({ to }) => path.join(dataDir, to));
  for (const { from, to } of copies) {
    mkdirSync(path.dirname(path.join(dataDir, to)), { recursive: true });
    copyFileSync(from, path.join(dataDir, to));
  }
  writeFileSync(target, after);
  const issues = (await checkContent(dataDir)).filter(isError);
  if (issues.length === 0) return { files: [file, ...copies.map(({ to }) => to)] };
  const located = locate(issues, path.dirname(dataDir)).map(formatIssue);
  for (const picture of written) rmSync(picture);
  if (before === undefined) rmSync(target);
  else writeFileSync(target, before);
  return { issues: located, refused: issues.flatMap((issue) => answerBehind(issue, kind, { questions, derived })) };
};
