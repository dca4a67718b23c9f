/** @jest-environment node */
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { at, ContentFolder, validContent } from "../testing/content-fixture";
import { SITE_MODULE, writeSiteModule } from "./site-module";

const content = validContent();
at(content, "site.json", "footer").copyright = "© {name}, {OfficeCount} office";
const folder = new ContentFolder(content);
const module = path.join(folder.projectDir, SITE_MODULE);
mkdirSync(path.dirname(module));
afterAll(() => {
  folder.dispose();
});

test("pages get the facts without a token, and keep the last ones while the file is being edited", async () => {
  await writeSiteModule(folder.projectDir, folder.dataDir);
  const written = readFileSync(module, "utf8");
  expect(JSON.parse(written)).toMatchObject({ footer: { copyright: "© Sample Brand, One office" } });
  folder.write("data/site.json", '{ "name": ');
  await writeSiteModule(folder.projectDir, folder.dataDir);
  expect(readFileSync(module, "utf8")).toBe(written);
});
