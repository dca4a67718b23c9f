import { readFileSync } from "node:fs";
import path from "node:path";
import { compile } from "../../messages/compile";
import { TYPES_FILE, valuesOf } from "../../messages/message-types";
import { MESSAGES_FILE, parseMessage } from "../../messages/read-messages";
import type { Tokens } from "../tokens";
import { isFields } from "./document";
import type { Issue } from "./issue";
import { parseJson } from "./json/parse-json";
import { didYouMean, shortened } from "./suggest";
import { typedOutFacts } from "./token-issues";

const FILE = `${path.posix.dirname(TYPES_FILE)}/${path.basename(MESSAGES_FILE)}`;

/** What the parser's error names mean to someone who writes messages. */
const SYNTAX: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: "a { is not closed with a }",
  EMPTY_ARGUMENT: "{} has no name; name a value, as in {count}",
  MALFORMED_ARGUMENT: "a name in braces is one word, as in {count}",
  EXPECT_ARGUMENT_TYPE: "the comma must be followed by date, number, plural or select",
  INVALID_ARGUMENT_TYPE: "the comma must be followed by date, number, plural or select",
  EXPECT_PLURAL_ARGUMENT_SELECTOR: "plural needs its cases, as in {count, plural, one {post} other {posts}}",
  EXPECT_SELECT_ARGUMENT_SELECTOR: "select needs its cases, as in {half, select, am {early} other {late}}",
  MISSING_OTHER_CLAUSE: "the case other is missing, as in {count, plural, one {post} other {posts}}",
  UNCLOSED_TAG: "a tag is not closed, as in <link>words</link>",
  UNMATCHED_CLOSING_TAG: "a tag is closed that is not open, or is another; write <link>words</link>",
  INVALID_TAG: "a tag has a plain name, as in <link>words</link>",
};

const syntaxIssue = (text: string): string | undefined => {
  try {
    compile(text);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return SYNTAX[reason] ?? `cannot be read as ICU MessageFormat: ${reason}`;
  }
};

/** The values that the code passes to each message, from the types that `npm run messages` writes. */
const valuesByKey = (types: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...types.matchAll(/^ {2}"(.+)": (?:object|\{ (.*) \});$/gm)].map(([, key = "", values = ""]) => [
      key,
      values.split("; ").flatMap((value) => /^\w+(?=:)/.exec(value) ?? []),
    ]),
  );

/** A fact of one plain word can also be an interface word, and a message can't mark it as one. */
const isPlainWord = (words: string): boolean => /^\p{L}+$/u.test(words);

const textIssues = (text: string, values: readonly string[], tokens: Tokens): string[] => {
  const syntax = syntaxIssue(text);
  if (syntax !== undefined) return [syntax];
  const used = new Set(valuesOf(parseMessage(text)).map(([name]) => name));
  const unknown = [...used].filter((name) => !values.includes(name));
  const instead = values.length > 0 ? `; it may use ${values.map((name) => `{${name}}`).join(", ")}` : "";
  return [
    ...unknown.map((name) => `{${name}} is given no value here${didYouMean(name, values) || instead}`),
    ...typedOutFacts(text, tokens)
      .filter(({ words }) => !isPlainWord(words))
      .map(
        ({ words, token }) =>
          `"${words}" is typed out; leave the fact out, or let the code give it as a value, such as {${token}}`,
      ),
  ];
};

/**
 * The issues in the interface's messages.
 *
 * @param json the file of messages
 * @param types the module that `npm run messages` writes
 */
export const messageIssues = (
  tokens: Tokens,
  json = readFileSync(MESSAGES_FILE, "utf8"),
  types = readFileSync(path.join(path.dirname(MESSAGES_FILE), path.basename(TYPES_FILE)), "utf8"),
): Issue[] => {
  const issueAt = (key: string, message: string): Issue => ({ file: FILE, path: key, message });
  const parsed = parseJson(json);
  if ("issues" in parsed) return parsed.issues.map((issue) => ({ file: FILE, path: "", ...issue }));
  const messages = isFields(parsed.value) ? parsed.value : {};
  const known = valuesByKey(types);
  const missing = [...known.keys()].filter((key) => !(key in messages));
  return [
    ...missing.map((key) => issueAt(key, "missing")),
    ...Object.entries(messages).flatMap(([key, text]) => {
      const values = known.get(key);
      if (values === undefined) {
        const others = didYouMean(key, missing.length > 0 ? missing : known.keys());
        return [
          issueAt(key, `no part of the site asks for this message${others}; if it is new, run: npm run messages`),
        ];
      }
      if (typeof text !== "string") return [issueAt(key, `must be text, not ${shortened(JSON.stringify(text))}`)];
      return textIssues(text, values, tokens).map((message) => issueAt(key, message));
    }),
  ];
};
