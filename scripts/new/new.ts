/**
 * `npm run new`: asks what, then writes it. For scripts: `npm run new client -- --yes --name "Fig & Co" --logo fig.svg`.
 * What `--yes` isn't told is taken from the last entry of the same kind.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { cancel, intro, log, outro, select, text } from "@clack/prompts";
import { z } from "zod";
import { checkContent } from "../../gatsby/content/check/check-content";
import { formatIssue, isError } from "../../gatsby/content/check/issue";
import { typedPath } from "../lib/typed-path";
import { addCode, type CodeKind, codeKinds, refusedName } from "./add-code";
import { addContent, draftOf, draftsFor } from "./add-content";
import { type ContentKind, contentKinds } from "./content-kinds";
import type { Question } from "./questions";

const projectDir = process.cwd();
const dataDir = path.join(projectDir, "data");
const kinds: readonly (ContentKind | CodeKind)[] = [...contentKinds, ...codeKinds];

/** Between the lines of a list, where it is typed in one line. */
const BETWEEN = " | ";

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

/** The answer, unless the person has had enough. */
const answered = (answer: string | symbol): string => {
  if (typeof answer === "string") return answer;
  cancel("Nothing was written.");
  process.exit(1);
};

const parsed = ({ type }: Question, answer: string): unknown => {
  if (type === "number") return Number(answer);
  if (type === "picture") return typedPath(answer);
  return type === "list" ? answer.split("|").map((line) => line.trim()) : answer;
};

const shown = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(BETWEEN);
  return typeof value === "number" ? String(value) : z.string().catch("").parse(value);
};

const pictureExists = (picture: string): boolean =>
  existsSync(picture.startsWith("images/") ? path.join(dataDir, picture) : picture);

const ask = async (question: Question): Promise<unknown> => {
  const { type, path: field, description, options, initial } = question;
  const hints: Partial<Record<Question["type"], string>> = {
    picture: " A file on this machine, or a picture in data/.",
    list: ` Put${BETWEEN}between the entries.`,
  };
  const message = `${field}: ${description}${hints[type] ?? ""}`;
  if (type === "choice") {
    const choices = options.map((value) => ({ value }));
    return answered(await select({ message, options: choices, initialValue: shown(initial) }));
  }
  // Enter keeps what the last entry has.
  const answer = await text({
    message,
    placeholder: shown(initial).slice(0, 100),
    defaultValue: shown(initial),
    validate: (typed = "") => {
      if (typed.trim() === "") return initial === undefined ? "This needs an answer." : undefined;
      if (type === "number" && Number.isNaN(Number(typed))) return "This must be a number.";
      return type === "picture" && !pictureExists(typedPath(typed)) ? "There is no such file." : undefined;
    },
  });
  return parsed(question, answered(answer));
};

const newContent = async (kind: ContentKind, args: string[], isAsking: boolean): Promise<void> => {
  const before = (await checkContent(dataDir)).filter(isError);
  if (before.length > 0) {
    fail([...before.map(formatIssue), "\nMend the content first: npm run check:content"].join("\n"));
  }
  const { questions, derived } = draftOf(kind, dataDir);
  const names = [...questions.map(({ path: field }) => field), ...derived];
  const { values } = parseArgs({
    args,
    options: Object.fromEntries(names.map((name) => [name, { type: "string", multiple: true }])),
  });
  const answers: Record<string, unknown> = {};
  const askFor = async (question: Question): Promise<void> => {
    // Nobody wants an entry whose name is "New client".
    const isTitle = question.path === kind.title;
    const drafts = draftsFor(kind, shown(answers[kind.title]));
    // Nor do the words on another picture fit a new one.
    const picture = question.path.endsWith(".alt") ? answers[question.path.replace(/alt$/, "file")] : undefined;
    const isNewPicture = typeof picture === "string" && !picture.startsWith("images/");
    const initial = isTitle || isNewPicture ? undefined : (drafts[question.path] ?? question.initial);
    answers[question.path] = await ask({ ...question, initial });
    if (!isTitle) return;
    // What was made of a title that wouldn't do follows the new one.
    for (const [field, draft] of Object.entries(draftsFor(kind, shown(answers[kind.title])))) {
      if (answers[field] === drafts[field] && field in answers) answers[field] = draft;
    }
  };
  for (const question of questions) {
    const given = values[question.path];
    if (given) answers[question.path] = parsed(question, given.map(String).join("|"));
    else if (isAsking) await askFor(question);
  }
  for (const name of derived) {
    const [given] = values[name] ?? [];
    if (given !== undefined) answers[name] = name === "order" ? Number(given) : given;
  }
  let added = await addContent(kind, answers, dataDir);
  while (isAsking && "refused" in added && added.refused.length > 0) {
    const { refused } = added;
    log.error(refused.map(({ field, message }) => `${field}: ${message}`).join("\n"));
    for (const question of questions.filter(({ path: field }) => refused.some((answer) => answer.field === field))) {
      await askFor(question);
    }
    added = await addContent(kind, answers, dataDir);
  }
  if ("issues" in added) fail([...added.issues, "\nNothing was written."].join("\n"));
  else log.success(added.files.map((file) => `data/${file}`).join("\n"));
  outro("npm run develop shows it; npm run check:content checks what you change from here.");
};

const newCode = async (kind: CodeKind, args: string[], isAsking: boolean): Promise<void> => {
  const { values } = parseArgs({ args, options: { name: { type: "string" } } });
  const message = "name: in PascalCase, like QuoteWall.";
  const validate = (typed = "") => refusedName(kind, typed, projectDir);
  const name =
    values.name ?? (isAsking ? answered(await text({ message, validate })) : fail("Give it a --name, like QuoteWall."));
  const files = addCode(kind, name, projectDir);
  // A name of another length breaks lines elsewhere.
  const prettier = path.join(projectDir, "node_modules", "prettier", "bin", "prettier.cjs");
  execFileSync(process.execPath, [prettier, "--write", "--log-level", "warn", ...files], { cwd: projectDir });
  log.success(files.join("\n"));
  outro(kind.next);
};

const main = async (): Promise<void> => {
  const [first = "", ...rest] = process.argv.slice(2);
  const named = kinds.find(({ name }) => name === first);
  if (first && !first.startsWith("-") && !named) {
    fail(`There is no kind "${first}". Choose one of ${kinds.map(({ name }) => name).join(", ")}.`);
  }
  const args = named ? rest : [first, ...rest].filter(Boolean);
  const isAsking = !args.includes("--yes");
  intro("Something new");
  const chosen = named?.name ?? (isAsking ? answered(await select({ message: "What?", options: choices() })) : "");
  const kind = kinds.find(({ name }) => name === chosen) ?? fail("Say what: npm run new client -- --yes");
  const options = args.filter((arg) => arg !== "--yes");
  await ("derive" in kind ? newContent(kind, options, isAsking) : newCode(kind, options, isAsking));
};

const choices = () => kinds.map(({ name, hint }) => ({ value: name, hint }));

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
