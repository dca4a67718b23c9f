/** @jest-environment node */
import { ContentFolder } from "../../testing/content-fixture";
import { readFacts } from "../facts";
import { formatIssue } from "./issue";
import { messageIssues } from "./message-issues";

const folder = new ContentFolder();
const { tokens } = readFacts(folder.dataDir);
afterAll(() => {
  folder.dispose();
});

const TYPES = `
export interface Messages {
  "close": object;
  "posts": { count: number; site: string | number };
  "posts.link": { link: (text: string) => ReactNode };
}`;
const SOUND = { close: "Close", posts: "{count} posts of {site}", "posts.link": "See <link>all</link>" };

const issuesOf = (messages: Readonly<Record<string, unknown>> | string): string[] =>
  messageIssues(tokens, typeof messages === "string" ? messages : JSON.stringify(messages), TYPES).map((issue) =>
    formatIssue(issue).replace("src/messages/en-GB.json: ", ""),
  );

test("the messages of the site have no issue", () => {
  expect(messageIssues(tokens)).toEqual([]);
});

test("a message may do without a value", () => {
  expect(issuesOf({ ...SOUND, posts: "All posts" })).toEqual([]);
});

test.each<[string, Readonly<Record<string, unknown>>, string]>([
  ["an open brace", { posts: "{count posts" }, "posts: a name in braces is one word, as in {count}"],
  ["a brace that is never closed", { posts: "{count" }, "posts: a { is not closed with a }"],
  ["no name", { posts: "{}" }, "posts: {} has no name; name a value, as in {count}"],
  [
    "no other case",
    { posts: "{count, plural, one {post}}" },
    "posts: the case other is missing, as in {count, plural, one {post} other {posts}}",
  ],
  ["an open tag", { "posts.link": "<link>all" }, "posts.link: a tag is not closed, as in <link>words</link>"],
  ["a wrong name", { posts: "{cuont} posts" }, "posts: {cuont} is given no value here (did you mean count?)"],
  ["a foreign name", { posts: "{telephone}" }, "posts: {telephone} is given no value here; it may use {count}, {site}"],
  ["no text", { close: 7 }, "close: must be text, not 7"],
  [
    "a fact",
    { close: "Close Sample Brand, open 95%" },
    'close: "Sample Brand" is typed out; leave the fact out, or let the code give it as a value, such as {name}',
  ],
  ["a plain word that is a fact", { close: "Mondays" }, ""],
])("%s is told", (_, change, issue) => {
  const [first = ""] = issuesOf({ ...SOUND, ...change });
  expect(first).toBe(issue);
});

test("a key that is misspelt is missing, and unknown", () => {
  const { close, ...others } = SOUND;
  expect(issuesOf({ ...others, clsoe: close })).toEqual([
    "close: missing",
    "clsoe: no part of the site asks for this message (did you mean close?); if it is new, run: npm run messages",
  ]);
});

test("a slip in the JSON has its line", () => {
  expect(issuesOf('{\n  "close": "Close",\n}')).toEqual([
    "src/messages/en-GB.json:3:1: a field's name in double quotation marks is missing here, or the comma before this is one too many",
  ]);
});
