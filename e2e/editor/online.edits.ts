import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import send from "send";
import { publishEditor } from "../../plugins/editor/publish";
import { ChangedSite } from "../support/changed-site";
import { EditorPage } from "./editor-page";
import { FakeGitea } from "./fake-gitea";

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

test("online: whoever signs in commits a change of one line, and no other host hears of it", async ({ page }) => {
  const gitea = new FakeGitea(site.folder);
  const host = await site.listen(gitea.server);
  const address = await publishedEditor(site, {
    GATSBY_EDITOR_BACKEND: "gitea",
    GATSBY_EDITOR_HOST: host,
    GATSBY_EDITOR_LOGIN: "client-id",
  });
  const editor = new EditorPage(page, address, site.folder);
  await page.goto(`${address}/admin/`);
  await page.getByRole("button", { name: /^Sign In with .?Gitea/ }).click();
  await editor.open("lists/entries/clients");
  await editor.expandItem(0);
  await editor.fill("items.0.name", "Kubera & Row");
  const file = path.join(site.dataDir, "clients.json");
  const before = readFileSync(file, "utf8").split("\n");
  await editor.publish();
  const after = readFileSync(file, "utf8").split("\n");
  expect(after.filter((line, index) => line !== before[index])).toEqual(['      "name": "Kubera & Row",']);
  expect(gitea.commits).toHaveLength(1);
  expect([...editor.hosts].sort()).toEqual([address, host].map((origin) => new URL(origin).host).sort());
  expect(editor.errors).toEqual([]);
});

for (const [name, settings, button, status] of [
  [
    "GitHub",
    { GATSBY_EDITOR_BACKEND: "github", GATSBY_EDITOR_LOGIN: "https://login.fig.example" },
    [/with .?GitHub/],
    "www.githubstatus.com",
  ],
  ["GitHub without a login", { GATSBY_EDITOR_BACKEND: "github" }, [], "www.githubstatus.com"],
  [
    "GitLab",
    { GATSBY_EDITOR_BACKEND: "gitlab", GATSBY_EDITOR_LOGIN: "id" },
    [/with .?GitLab/],
    "status-api.hostedstatus.com",
  ],
] as const) {
  test(`online: ${name} has its sign-in beside the token, and only its status is asked for before`, async ({
    page,
  }) => {
    const asked = page.waitForRequest(`https://${status}/**`);
    await page.route(`https://${status}/**`, (route) => route.fulfill({ json: { status: { indicator: "none" } } }));
    const address = await publishedEditor(site, settings);
    const editor = new EditorPage(page, address, site.folder);
    await page.goto(`${address}/admin/`);
    await expect(page.getByRole("button", { name: /^Sign In/ })).toHaveText([...button, "Sign In Using Access Token"]);
    await asked;
    expect([...editor.hosts]).toEqual([new URL(address).host, status]);
    expect(editor.errors).toEqual([]);
  });
}
