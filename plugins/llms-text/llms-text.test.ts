/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { fakeNode } from "../../test/fake-node";
import { TemporaryFolder } from "../../test/temporary-folder";
import { writeLlmsText } from "./llms-text";

const settings = {
  ...{ name: "Sample", domain: "https://sample.example", description: "What it does." },
  ...{ email: "a@sample.example", language: "en", paths: { blog: "/blog/" } },
};

const folder = new TemporaryFolder();

test("lists every page that search engines may list, those below a page under its title", async () => {
  const write = (pagePath: string, title: string, more = ""): void => {
    const head = `<title data-react-helmet="true">${title}</title><meta data-react-helmet="true" name="description" content="About ${title}"/>`;
    folder.write(path.join(pagePath, "index.html"), head + more);
  };
  write("/", "Home");
  write("/services/", "Services");
  write("/services/a/", "Q&amp;A &amp;lt; &#x27;us&#x27;");
  write("/404/", "Not found", '<meta name="robots" content="noindex"/>');

  const pages = ["/", "/404.html", "/404/", "/services/a/", "/services/"];
  await writeLlmsText(folder.path, (type) =>
    type === "SitePage"
      ? pages.map((page) => fakeNode(type, { id: page, path: page }))
      : [fakeNode(type, { id: "site", ...settings })],
  );

  expect(readFileSync(path.join(folder.path, "llms.txt"), "utf8")).toBe(`# Sample

> What it does.

- [Home](https://sample.example/): About Home

## Services

- [Services](https://sample.example/services/): About Services
- [Q&A &lt; 'us'](https://sample.example/services/a/): About Q&A &lt; 'us'
`);
});
