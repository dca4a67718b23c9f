/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import EMAIL_KEYS from "./email-keys.json";
import { POSTS_ON_HOME } from "./home";

const read = (file: string): string => readFileSync(path.resolve("src", file), "utf8");

test("the home page's query asks for as many posts as its teaser shows", () => {
  const [, limit] = /allBlogPost\([^)]*limit: (\d+)\)/.exec(read("pages/index.tsx")) ?? [];
  expect(Number(limit)).toBe(POSTS_ON_HOME);
});

test("the form reads every email key by name, as Gatsby replaces the name with the value", () => {
  const used = [...read("features/contact/delivery/send.ts").matchAll(/process\.env\.(GATSBY_EMAILJS_\w+)/g)];
  expect(used.map(([, key = ""]) => key)).toEqual(expect.arrayContaining(EMAIL_KEYS));
});
