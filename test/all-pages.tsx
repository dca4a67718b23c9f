import { readFileSync } from "node:fs";
import path from "node:path";
import { PassThrough } from "node:stream";
import { type FragmentDefinitionNode, Kind, parse, print } from "gatsby/graphql";
import { type ComponentType, createElement, type ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { Helmet } from "react-helmet";
import { z } from "zod";
import { listFiles } from "../plugins/utils/list-files";
import { Layout } from "../src/layout/Layout";
import { AGENCY_DATA } from "./agency";
import { contentQueries, type ReadContent } from "./content-schema";

/** The site's code, by its path in src/. */
const sources = listFiles(path.resolve("src")).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
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

type Run = ReturnType<typeof contentQueries>;

/** The results of a page's query: one, or for a template, one for each node with such a page. */
const answersTo = async (run: Run, query: string): Promise<unknown[]> => {
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

export interface RenderedPage {
  /** In src/. */
  readonly file: string;
  /** Of the body and the head. */
  readonly html: string;
}

/**
 * Every page as the server renders it.
 *
 * @param read gives a file's content; a test may change it on the way
 * @param asked collects the fields that the pages' queries request, as `Client.name`
 */
export const allPages = async (read?: ReadContent, asked?: Set<string>): Promise<RenderedPage[]> => {
  const run = contentQueries(AGENCY_DATA, read, asked);
  const pages: RenderedPage[] = [];
  for (const { file, definition } of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const module: unknown = await import(`../src/${file}`);
    const Page: unknown = typeof module === "object" && module !== null ? Reflect.get(module, "default") : undefined;
    if (!isComponent(Page)) throw new Error(`${file} has a query and no page.`);
    for (const data of await answersTo(run, withFragments(print(definition)))) {
      const page = createElement(Page, { data, pageContext: {}, location: { pathname: "/", search: "", hash: "" } });
      pages.push({ file, html: await toHtml(<Layout path="/">{page}</Layout>) });
    }
  }
  return pages;
};
