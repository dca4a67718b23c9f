import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from "jsonc-parser";
import { issueIn, type Issue } from "./issue";

/** Line and column of an offset, counted from 1. */
const positionAt = (text: string, offset: number): { line: number; column: number } => {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
};

const BROKEN_TEXT = "this text is not closed on its line, or has a backslash that means nothing";

/** What the parser's errors mean to someone who writes JSON. */
const MESSAGES: Readonly<Record<string, string>> = {
  PropertyNameExpected:
    "a field's name in double quotation marks is missing here, or the comma before this is one too many",
  ValueExpected: "a value is missing here, or the comma before this is one too many",
  ColonExpected: "a colon is missing before this",
  CommaExpected: String.raw`a comma or a closing bracket is missing before this; in a text, a quotation mark is \"`,
  CloseBraceExpected: "a } is missing here",
  CloseBracketExpected: "a ] is missing here",
  EndOfFileExpected: "nothing may follow the end of the content",
  InvalidCharacter: BROKEN_TEXT,
  InvalidEscapeCharacter: BROKEN_TEXT,
  InvalidUnicode: BROKEN_TEXT,
  UnexpectedEndOfString: BROKEN_TEXT,
};

const UNKNOWN_WORD = "this is neither text in double quotation marks, nor a number, true, false, { or [";

/** The names that an object has twice. `JSON.parse` would silently use the last. */
const doubledIn = (node: Node): Node[] => {
  const names = (node.type === "object" ? (node.children ?? []) : []).flatMap(({ children }) => children?.[0] ?? []);
  const doubled = names.filter(({ value }, index) => names.findIndex((name) => name.value === value) < index);
  return [...doubled, ...(node.children ?? []).flatMap(doubledIn)];
};

/** What a file contains, or why it can't be read. */
export type Parsed = { readonly value: unknown } | { readonly issues: readonly Issue[] };

/** @param file whose text it is, relative to data/ */
export const parseJson = (text: string, file: string): Parsed => {
  const issueAt = (offset: number, message: string): Issue => ({
    ...issueIn(file, [], message),
    ...positionAt(text, offset),
  });
  if (text.startsWith("\uFEFF")) {
    return { issues: [issueAt(0, "the file begins with a byte order mark; save it as UTF-8 without one")] };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first) return { issues: [issueAt(first.offset, MESSAGES[printParseErrorCode(first.error)] ?? UNKNOWN_WORD)] };
  const issues = (tree ? doubledIn(tree) : []).map(({ value, offset }) =>
    issueAt(offset, `the field ${JSON.stringify(value)} stands here a second time`),
  );
  return issues.length > 0 ? { issues } : { value: JSON.parse(text) };
};

/** What is at a path. If it's missing, the object or list that should contain it. */
const nodeAt = (tree: Node, keys: (string | number)[]): Node | undefined => {
  const node = findNodeAtLocation(tree, keys);
  if (node) return node.parent?.type === "property" ? node.parent : node;
  return keys.length > 0 ? nodeAt(tree, keys.slice(0, -1)) : undefined;
};

/** The issues with line and column, if their path is in the file. `projectDir` is where the names of files begin. */
export const locate = (issues: readonly Issue[], projectDir: string): Issue[] =>
  issues.map((issue) => {
    const file = path.join(projectDir, issue.file);
    if (issue.line !== undefined || issue.path.length === 0 || !file.endsWith(".json") || !existsSync(file))
      return issue;
    const text = readFileSync(file, "utf8");
    const keys = issue.path.filter((key) => typeof key !== "symbol");
    const tree = parseTree(text);
    const node = tree && nodeAt(tree, keys);
    return node ? { ...issue, ...positionAt(text, node.offset) } : issue;
  });
