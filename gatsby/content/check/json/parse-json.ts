import {
  findNodeAtOffset,
  getLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from "jsonc-parser";

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

const NO_VALUE = "a value is missing here: text in double quotation marks, a number, true, false, { or [";

const TEXT_ERRORS = ["InvalidCharacter", "InvalidEscapeCharacter", "InvalidUnicode", "UnexpectedEndOfString"];

/** The innermost object or list that isn't closed at the end of the text. */
const openNode = (text: string): Node | undefined => {
  // The parser closes it at the end. An extra space distinguishes it from one that the last character closed.
  const tree = parseTree(`${text} `);
  let node = tree && findNodeAtOffset(tree, text.length + 1, true);
  while (node && node.type !== "object" && node.type !== "array") node = node.parent;
  return node;
};

/** The parser's errors for characters that could be missing after a string. */
const missingAfter = (text: string): string => {
  const errors: ParseError[] = [];
  // A colon is wrong everywhere else, but the parser doesn't skip it.
  parseTree(`${text}:`, errors);
  const [first] = errors;
  return first?.offset === text.length ? printParseErrorCode(first.error) : "ColonExpected";
};

const syntaxIssue = (text: string, { error, offset }: ParseError): JsonIssue => {
  if (TEXT_ERRORS.includes(printParseErrorCode(error))) {
    return issueAt(text, offset, "this text is not closed on its line, or has a backslash that means nothing");
  }
  const next = text.charAt(offset);
  if (next === "") {
    const open = openNode(text);
    return open
      ? issueAt(text, open.offset, `this is never closed with a ${open.type === "object" ? "}" : "]"}`)
      : issueAt(text, offset, "the file ends where a value is missing");
  }
  const before = text.slice(0, offset).trimEnd();
  const close = typeof getLocation(text, offset).path.at(-1) === "number" ? "]" : "}";
  if (before.endsWith(",") && next === close) {
    return issueAt(text, before.length - 1, `the comma before ${next} is one too many`);
  }
  // The parser reads a number with a leading zero as two numbers.
  const [number = ""] = /\d+$/.exec(text.slice(0, offset)) ?? [];
  if (number && /[\w.]/.test(next)) return issueAt(text, offset - number.length, NO_VALUE);

  const messages: Readonly<Record<string, string>> = {
    EndOfFileExpected: "nothing may follow the end of the content",
    PropertyNameExpected: "a field's name in double quotation marks is missing here",
    ColonExpected: `a colon is missing after ${/"(?:[^"\\]|\\.)*"$/.exec(before)?.[0] ?? "this"}`,
    CommaExpected: `a comma or a ${close} is missing before this`,
  };
  return issueAt(text, offset, messages[missingAfter(text.slice(0, offset))] ?? NO_VALUE);
};

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
