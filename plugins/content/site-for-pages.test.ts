/** @jest-environment node */
import { objectAt, ContentFolder, validContent } from "../../test/content-fixture";
import { siteForPages } from "./facts";

const content = validContent();
objectAt(content, "site.json", "footer").copyright = "© {name}, {OfficeCount} office";
const folder = new ContentFolder(content);
afterAll(() => {
  folder.dispose();
});

test("no link leads to a page with nothing to show yet", () => {
  const linksTo = () => {
    const { navigation, footer } = siteForPages(folder.dataDir);
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
  expect(linksTo()).toEqual(["/clients/", "/contact/", "/clients/", "/contact/"]);
  folder.write("data/clients.json", JSON.stringify({ ...objectAt(content, "clients.json"), items: [] }));
  expect(linksTo()).toEqual(["/contact/", "/contact/"]);
  folder.write("data/clients.json", JSON.stringify({ ...objectAt(content, "clients.json"), items }));
});

test("pages get the facts without a token", () => {
  expect(siteForPages(folder.dataDir)).toMatchObject({ footer: { copyright: "© Sample Brand, One office" } });
});
