import { parseTree, printParseErrorCode, type Node, type ParseError } from "jsonc-parser";

interface JsonIssue {
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  readonly message: string;
}

/** Line and column of an offset, counted from 1. */
export const positionAt = (text: string, offset: number): { line: number; column: number } => {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
};

const issueAt = (text: string, offset: number, message: string): JsonIssue => ({
  ...positionAt(text, offset),
  message,
});

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

const syntaxIssue = (text: string, { error, offset }: ParseError): JsonIssue =>
  issueAt(
    text,
    offset,
    MESSAGES[printParseErrorCode(error)] ??
      "this is neither text in double quotation marks, nor a number, true, false, { or [",
  );

/** The fields that an object has twice. `JSON.parse` would silently use the last. */
const doubledIn = (text: string, node: Node): JsonIssue[] => {
  const names = (node.type === "object" ? (node.children ?? []) : []).flatMap(({ children }) => children?.[0] ?? []);
  const doubled = names
    .filter(({ value }, index) => names.findIndex((name) => name.value === value) < index)
    .map(({ value, offset }) => issueAt(text, offset, `the field ${JSON.stringify(value)} stands here a second time`));
  return [...doubled, ...(node.children ?? []).flatMap((child) => doubledIn(text, child))];
};

/** The value of a JSON text, or what's wrong with it. */
export const parseJson = (text: string): { readonly value: unknown } | { readonly issues: readonly JsonIssue[] } => {
  if (text.startsWith("\uFEFF")) {
    return { issues: [issueAt(text, 0, "the file begins with a byte order mark; save it as UTF-8 without one")] };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  if (errors[0]) return { issues: [syntaxIssue(text, errors[0])] };
  const doubled = tree ? doubledIn(text, tree) : [];
  return doubled.length > 0 ? { issues: doubled } : { value: JSON.parse(text) };
};
