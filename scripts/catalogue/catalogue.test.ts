/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readContent } from "./content.mjs";

it("has a story for every component", () => {
  const missing = readdirSync("src/components").filter(
    (name) => !existsSync(path.join("src/components", name, `${name}.stories.tsx`)),
  );
  expect(missing).toEqual([]);
});

it("takes its content from the built pages, those of a template in the order of their paths", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "content-"));
  const write = (route: string, template: string) => {
    mkdirSync(path.join(folder, "page-data", route), { recursive: true });
    writeFileSync(
      path.join(folder, "page-data", route, "page-data.json"),
      JSON.stringify({ componentChunkName: `component---src-${template}-tsx`, result: { data: { route } } }),
    );
  };
  for (const route of ["index", "our-works", "clients", "services", "team", "contact", "blog"])
    write(route, `pages-${route}`);
  for (const route of ["services/b", "services/a"]) write(route, "templates-page");
  write("privacy-policy", "templates-legal-page");
  expect(readContent(folder)).toMatchObject({
    home: { route: "index" },
    works: { route: "our-works" },
    pages: [{ route: "services/a" }, { route: "services/b" }],
    legal: [{ route: "privacy-policy" }],
    posts: [],
  });
  rmSync(folder, { recursive: true });
});
