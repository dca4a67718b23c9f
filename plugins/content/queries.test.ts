/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { AGENCY_DATA } from "../../test/agency";
import { contentQueries } from "../../test/content-schema";
import { listFiles } from "../utils/list-files";

const documented = [
  ...readFileSync(path.resolve("docs/developers/queries.md"), "utf8").matchAll(/```graphql\n([\s\S]*?)```/g),
].map(([, source = ""]) => ({ name: /query (\w+)/.exec(source)?.[1] ?? "without a name", source }));

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && (value.length === 0 || value.every(isEmpty)));

/** A page of the agency. */
const SERVICE = "/خدمات/مواقع/";

describe("the queries of docs/developers/queries.md", () => {
  const run = contentQueries(AGENCY_DATA);

  test("are six, each with a name of its own", () => {
    expect(new Set(documented.map(({ name }) => name)).size).toBe(6);
  });

  test.each(documented)("$name finds content", async ({ source }) => {
    // The pages of the example are the sample's.
    const { data, errors } = await run(source.replace(/"\/services\/[^"]+"/, `"${SERVICE}"`));
    expect(errors).toBeUndefined();
    const roots = Object.values(data ?? {});
    const found = roots.map((root) => (root instanceof Object && "nodes" in root ? root.nodes : root));
    expect(found.filter(isEmpty)).toEqual([]);
  });

  test("would notice a field that no longer exists", async () => {
    const { errors } = await run("query Gone { allClient { nodes { telephone } } }");
    expect(errors?.[0]?.message).toMatch(/Cannot query field "telephone"/);
  });

  test("filter, sort and limit as Gatsby does", async () => {
    const services = listFiles(path.join(AGENCY_DATA, "services")).length;
    const { data, errors } = await run(`query Probe {
      last: allPage(filter: { isService: { eq: true } }, sort: { order: DESC }, limit: 1) { nodes { order } totalCount }
      all: allPage(filter: { isService: { eq: true } }) { nodes { order } }
    }`);
    expect(errors).toBeUndefined();
    const nodes = z.array(z.object({ order: z.number() }));
    const { all, last } = z.object({ all: z.object({ nodes }), last: z.unknown() }).parse(data);
    const highest = Math.max(...all.nodes.map(({ order }) => order));
    expect(last).toEqual({ nodes: [{ order: highest }], totalCount: services });
  });
});
