import { createServer } from "node:http";
import path from "node:path";
import { expect, test } from "@playwright/test";
import send from "send";
import { publishEditor } from "../../plugins/editor/files";
import { ChangedSite } from "../support/changed-site";
import { EditorPage } from "./editor-page";

/** The editor as a build with the settings publishes it, on a server of its own. */
const publishedEditor = async (site: ChangedSite, settings: Readonly<Record<string, string>>): Promise<string> => {
  const publicDir = path.join(site.folder, "public");
  const address = await site.listen(
    createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const root = pathname.startsWith("/admin/") ? publicDir : path.join(site.folder, "static");
      // The editor asks whether the page that it links to is there.
      if (pathname === "/clients/") response.end();
      else send(request, pathname, { root }).pipe(response);
    }),
  );
  await publishEditor(site.folder, publicDir, { GATSBY_EDITOR_REPO: "fig/site", ...settings }, address);
  return address;
};

let site: ChangedSite;

test.beforeEach(async () => {
  site = await ChangedSite.copy();
});
test.afterEach(async () => {
  await site.dispose();
});

test("online: GitHub has its sign-in beside the token, and only its status is asked for before", async ({ page }) => {
  const status = "www.githubstatus.com";
  const asked = page.waitForRequest(`https://${status}/**`);
  await page.route(`https://${status}/**`, (route) => route.fulfill({ json: { status: { indicator: "none" } } }));
  const address = await publishedEditor(site, {
    GATSBY_EDITOR_BACKEND: "github",
    GATSBY_EDITOR_LOGIN: "https://login.fig.example",
  });
  const editor = new EditorPage(page, address, site.folder);
  await page.goto(`${address}/admin/`);
  const buttons = page.getByRole("button", { name: /^Sign In/ });
  await expect(buttons).toHaveText([/with .?GitHub/, "Sign In Using Access Token"]);
  await asked;
  expect([...editor.hosts]).toEqual([new URL(address).host, status]);
  expect(editor.errors).toEqual([]);
});
