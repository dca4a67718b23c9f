/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { PassThrough } from "node:stream";
import { type FragmentDefinitionNode, Kind, parse, print } from "gatsby/graphql";
import { type ComponentType, createElement, type ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { Helmet } from "react-helmet";
import { z } from "zod";
import { filesIn } from "../../gatsby/content/check/project-files";
import { contentQueries, objectTypes } from "../../gatsby/testing/content-schema";
import type * as markedContent from "../../gatsby/testing/marked-content";
import { markedFields, markedSite, readMarked } from "../../gatsby/testing/marked-content";
import { Layout } from "../layout/Layout";

jest.mock("../site", () => ({
  site: jest.requireActual<typeof markedContent>("../../gatsby/testing/marked-content").markedSite,
}));

const sources = filesIn(path.resolve("src")).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
const codeOf = (file: string): string => readFileSync(path.resolve("src", file), "utf8");
const definitions = sources.flatMap((file) =>
  [...codeOf(file).matchAll(/graphql`([^`]*)`/g)].flatMap(([, source = ""]) =>
    parse(source).definitions.map((definition) => ({ file, definition })),
  ),
);
const fragments = new Map(
  definitions.flatMap(({ definition }) =>
    definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
  ),
);

/** The query with the fragments that it spreads, directly or through other fragments. */
const withFragments = (query: string): string => {
  const found = new Set<FragmentDefinitionNode>();
  const collect = (source: string): void => {
    for (const [, name = ""] of source.matchAll(/\.\.\.(\w+)/g)) {
      const fragment = fragments.get(name);
      if (!fragment || found.has(fragment)) continue;
      found.add(fragment);
      collect(print(fragment));
    }
  };
  collect(query);
  return [query, ...[...found].map(print)].join("\n");
};

/** The fields that the pages' queries request. */
const asked = new Set<string>();
const run = contentQueries(path.resolve("data"), readMarked, asked);

/** The results of a page's query: one, or for a template, one for each node with such a page. */
const answersTo = async (query: string): Promise<unknown[]> => {
  const ask = async (source: string): Promise<Record<string, unknown>> => {
    const { data, errors } = await run(source);
    if (errors || !data) throw new Error(`${String(errors?.[0]?.message)} in ${source.slice(0, 60)}`);
    return data;
  };
  const root = /(\w+)\(id: \{ ?eq: \$id ?\}\)/.exec(query)?.[1];
  if (root === undefined) return [await ask(query)];
  const type = root.charAt(0).toUpperCase() + root.slice(1);
  const all = await ask(`query Count { all${type} { totalCount } }`);
  const { totalCount } = z.object({ totalCount: z.number() }).parse(Object.values(all)[0]);
  return Promise.all(
    Array.from({ length: totalCount }, (_, index) =>
      ask(query.replace("($id: String!)", "").replace("$id", JSON.stringify(`${type} ${index}`))),
    ),
  );
};

const isComponent = (value: unknown): value is ComponentType<Record<string, unknown>> => typeof value === "function";

const toHtml = (element: ReactElement): Promise<string> =>
  new Promise((resolve, reject) => {
    const output = new PassThrough();
    const chunks: Buffer[] = [];
    output.on("data", (chunk: Buffer) => chunks.push(chunk));
    output.on("end", () => {
      const { title, meta, script } = Helmet.renderStatic();
      resolve([Buffer.concat(chunks), title, meta, script].map(String).join(""));
    });
    const { pipe } = renderToPipeableStream(element, { onAllReady: () => pipe(output), onError: reject });
  });

/** The HTML of each page's body and head. */
const allPages = async (): Promise<string[]> => {
  const html: string[] = [];
  for (const { file, definition } of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const module: unknown = await import(`../${file}`);
    const Page: unknown = typeof module === "object" && module !== null ? Reflect.get(module, "default") : undefined;
    if (!isComponent(Page)) throw new Error(`${file} has a query and no page.`);
    for (const data of await answersTo(withFragments(print(definition)))) {
      const page = createElement(Page, { data, location: { pathname: "/", search: "", hash: "" } });
      html.push(await toHtml(<Layout path="/">{page}</Layout>));
    }
  }
  return html;
};

/** Texts for feed readers, and in the open menu on small screens. Both have their own tests. */
const NOT_IN_HTML = ["site.json.navigation.menu", "site.json.contact.menu", "posts.json.items._id"];

let pages: string[];
let html: string;
beforeAll(async () => {
  pages = await allPages();
  html = pages.join("\n");
});

test("no id occurs twice on a page", () => {
  const twice = pages.flatMap((page) => {
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id);
    return ids.filter((id, index) => id === "" || ids.indexOf(id) !== index);
  });
  expect(twice).toEqual([]);
});

test("every text that the content can contain is shown on some page", () => {
  const lost = [...markedFields].filter(([mark]) => !html.includes(mark)).map(([, field]) => field);
  expect([...new Set(lost)]).toEqual(NOT_IN_HTML);
});

/** Types of data/site.json, which pages import rather than query. */
const IMPORTED = [
  "SiteSettings",
  "Headquarters",
  "OpeningHours",
  "SocialProfile",
  "Claims",
  "NavigationLink",
  "SiteLink",
  "SiteFooter",
  "Flag",
];
/** Fields that only the build reads: for the feed, and to open SVG files for inlining. */
const READ_BY_BUILD = ["Client.logo", "Solution.icon", "BlogPost._id"];
/** Fields for a node's position or type. */
const BOOKKEEPING = ["position", "kind"];

test("every field of the content's types is requested by some query", () => {
  const unread = objectTypes()
    .filter(({ name }) => ![...IMPORTED, "DataFile"].includes(name.value))
    .flatMap(({ name, fields = [] }) =>
      fields
        .filter((field) => !BOOKKEEPING.includes(field.name.value))
        .map((field) => `${name.value}.${field.name.value}`),
    )
    .filter((field) => !asked.has(field));
  expect(unread).toEqual(READ_BY_BUILD);
});

test("every fact of data/site.json is named in the site's code", () => {
  const code = sources
    .filter((file) => file !== "gatsby-types.d.ts")
    .map(codeOf)
    .join("\n");
  const names = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap(names);
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => [key, ...names(inner)]);
  };
  // Leave out claims, which are also tokens: their markers show whether they're displayed.
  const facts = Object.entries(markedSite).filter(([name]) => name !== "claims");
  const unread = names(Object.fromEntries(facts)).filter((name) => !new RegExp(`\\b${name}\\b`).test(code));
  expect(unread).toEqual([]);
});
