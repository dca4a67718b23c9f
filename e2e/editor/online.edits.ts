import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import send from "send";
import { publishEditor } from "../../gatsby/editor/publish";
import { ChangedSite } from "../support/changed-site";
import { EditorPage } from "./editor-page";
import { FakeGitea } from "./fake-gitea";

test("online: whoever signs in commits a change of one line, and no other host hears of it", async ({ page }) => {
  const site = await ChangedSite.copy();
  const publicDir = await mkdtemp(path.join(os.tmpdir(), "published-"));
  try {
    const gitea = new FakeGitea(site.folder);
    const host = await site.listen(gitea.server);
    const address = await site.listen(
      createServer((request, response) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const root = pathname.startsWith("/admin/") ? publicDir : path.join(site.folder, "static");
        // The editor asks whether the page that it links to is there.
        if (pathname === "/clients/") response.end();
        else send(request, pathname, { root }).pipe(response);
      }),
    );
    const settings = {
      GATSBY_EDITOR_BACKEND: "gitea",
      GATSBY_EDITOR_REPO: "fig/site",
      GATSBY_EDITOR_HOST: host,
      GATSBY_EDITOR_LOGIN: "client-id",
    };
    await publishEditor(site.folder, publicDir, settings, address);

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
  } finally {
    await site.dispose();
    await rm(publicDir, { recursive: true });
  }
});
