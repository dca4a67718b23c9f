/** @jest-environment node */
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { siteSettingsSchema } from "../content/schema/agency/site-settings";
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

test("no link leads to a page with nothing to show yet", async () => {
  const linksTo = () => {
    const { navigation, footer } = siteSettingsSchema.loose().parse(JSON.parse(readFileSync(module, "utf8")));
    return [...navigation, ...footer.quickLinks].map(({ to }) => to);
  };
  const { items = [] } = at(content, "clients.json");
  const links = [
    { label: "Clients", to: "/clients/" },
    { label: "Contact", to: "/contact/" },
  ];
  at(content, "site.json").navigation = links;
  at(content, "site.json", "footer").quickLinks = links;
  folder.write("data/site.json", JSON.stringify(content["site.json"]));
  await writeSiteModule(folder.projectDir, folder.dataDir);
  expect(linksTo()).toEqual(["/clients/", "/contact/", "/clients/", "/contact/"]);
  folder.write("data/clients.json", JSON.stringify({ ...at(content, "clients.json"), items: [] }));
  await writeSiteModule(folder.projectDir, folder.dataDir);
  expect(linksTo()).toEqual(["/contact/", "/contact/"]);
  folder.write("data/clients.json", JSON.stringify({ ...at(content, "clients.json"), items }));
});

test("pages get the facts without a token, and keep the last ones while the file is being edited", async () => {
  await writeSiteModule(folder.projectDir, folder.dataDir);
  const written = readFileSync(module, "utf8");
  expect(JSON.parse(written)).toMatchObject({ footer: { copyright: "© Sample Brand, One office" } });
  folder.write("data/site.json", '{ "name": ');
  await writeSiteModule(folder.projectDir, folder.dataDir);
  expect(readFileSync(module, "utf8")).toBe(written);
});
