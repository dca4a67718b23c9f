/** @jest-environment node */
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { objectAt, ContentFolder, validContent } from "../../test/content-fixture";
import { siteSettingsSchema } from "./schema/site-settings";
import { SITE_MODULE, writeSiteModule } from "./site-module";

const content = validContent();
objectAt(content, "site.json", "footer").copyright = "© {name}, {OfficeCount} office";
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
  const { items = [] } = objectAt(content, "clients.json");
  const links = [
    { label: "Clients", to: "/clients/" },
    { label: "Contact", to: "/contact/" },
  ];
  objectAt(content, "site.json").navigation = links;
  objectAt(content, "site.json", "footer").quickLinks = links;
  folder.write("data/site.json", JSON.stringify(content["site.json"]));
  await writeSiteModule(folder.projectDir, folder.dataDir);
  expect(linksTo()).toEqual(["/clients/", "/contact/", "/clients/", "/contact/"]);
  folder.write("data/clients.json", JSON.stringify({ ...objectAt(content, "clients.json"), items: [] }));
  await writeSiteModule(folder.projectDir, folder.dataDir);
  expect(linksTo()).toEqual(["/contact/", "/contact/"]);
  folder.write("data/clients.json", JSON.stringify({ ...objectAt(content, "clients.json"), items }));
});

test("pages get the facts without a token", async () => {
  await writeSiteModule(folder.projectDir, folder.dataDir);
  const written = readFileSync(module, "utf8");
  expect(JSON.parse(written)).toMatchObject({ footer: { copyright: "© Sample Brand, One office" } });
});
