/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { contentFiles } from "../../plugins/content/schema";
import { AGENCY_DATA } from "../../test/agency";
import { postsMessages } from "$messages/blog";
import { homeMessages } from "$messages/home";
import { clientsMessages } from "$messages/pages";
import { worksMessages } from "$messages/works";
import { allPages } from "../../test/all-pages";

/** A file of the content without its entries, if it may have none. */
const readEmptied = (file: string): unknown => {
  if (!file.endsWith(".json")) return undefined;
  const content: unknown = JSON.parse(readFileSync(path.join(AGENCY_DATA, file), "utf8"));
  const schema = contentFiles.find(({ pattern }) => pattern === file)?.schema;
  const emptied: unknown = typeof content === "object" ? { ...content, items: [] } : content;
  return schema?.safeParse(emptied).success ? emptied : content;
};

let pages: ReadonlyMap<string, string>;
// A busy machine takes long to render all pages.
beforeAll(async () => {
  pages = new Map((await allPages(readEmptied)).map(({ file, html }) => [file, html]));
}, 120_000);
const page = (name: string): string => pages.get(`${name}.tsx`) ?? "";

test.each([
  ["templates/works", worksMessages.none],
  ["templates/clients", clientsMessages.none],
  ["templates/blog", postsMessages.none],
])("%s says that there's nothing yet, and search engines don't list it", (name, words) => {
  expect(page(name)).toContain(words.replace("'", "&#x27;"));
  expect(page(name)).toContain('content="noindex"');
});

test("the home page leaves out sections without entries, and the link to the work", () => {
  const ids = [...page("pages/index").matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([
    ...["hero", "statistics", "solution", "services", "about", "process", "why-us", "method", "faq", "locations"],
  ]);
  expect(page("pages/index")).not.toContain(homeMessages.works);
});

test("the team's page does without its founder", () => {
  expect(page("templates/team")).toContain("<h1");
  expect(page("templates/team")).not.toContain('id="founder-heading"');
});
