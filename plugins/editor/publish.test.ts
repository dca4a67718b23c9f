/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { TemporaryFolder } from "../../test/temporary-folder";
import { policyMetaIn } from "../web-hosting/content-security-policy";
import { describeHosting } from "../web-hosting/hosts/description";
import { renderHeaders } from "../web-hosting/hosts/netlify";
import { renderNginx } from "../web-hosting/hosts/nginx";
import { renderVercel } from "../web-hosting/hosts/vercel";
import { EDITOR_FILES, publishEditor, withOwnAddresses } from "./files";

const SETTINGS = { GATSBY_EDITOR_BACKEND: "github", GATSBY_EDITOR_REPO: "fig/site" };

const folder = new TemporaryFolder();
const publish = (settings: Readonly<Record<string, string>>) =>
  publishEditor(process.cwd(), folder.path, settings, "https://fig.example");
const textOf = (name: string): string => readFileSync(path.join(folder.path, "admin", name), "utf8");

const hostingWith = async (settings: Readonly<Record<string, string>>) => {
  await publish(settings);
  const policy = existsSync(path.join(folder.path, "admin")) ? policyMetaIn(textOf("index.html")) : undefined;
  return describeHosting(["/team/"], {
    policy: "default-src 'none'",
    redirects: [],
    feedIsElsewhere: false,
    withOwnPolicy: policy === undefined ? undefined : { path: "/admin/", policy },
  });
};

test("without its settings, nothing is written, and no host hears of it", async () => {
  const hosting = await hostingWith({});
  expect(existsSync(path.join(folder.path, "admin"))).toBe(false);
  for (const text of [renderHeaders(hosting), renderVercel(hosting), renderNginx(hosting, "fig.example")]) {
    expect(text).not.toMatch(/admin|X-Robots-Tag|allow-popups/);
  }
  expect(hosting.headers[0]?.headers).toHaveProperty("Cross-Origin-Opener-Policy", "same-origin");
});

describe("with its settings", () => {
  test("its files are written: a page that no search engine lists, and no script of another host", async () => {
    await publish(SETTINGS);
    for (const name of EDITOR_FILES) expect(existsSync(path.join(folder.path, "admin", name))).toBe(true);
    const page = textOf("index.html");
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toMatch(/<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self';/);
    expect(textOf("sveltia-cms.mjs")).not.toMatch(/cdn\.jsdelivr\.net|unpkg\.com\/@sveltia\/cms/);
    // A published page shows a change only after the next build.
    expect(textOf("config.json")).not.toContain('"previews"');
    expect(JSON.parse(textOf("config.json"))).toMatchObject({
      config: {
        backend: { name: "github", repo: "fig/site" },
        site_url: "https://fig.example",
        editor: { preview: false },
      },
    });
  });

  test("without its packages, the build stops and says what to install", async () => {
    await expect(publishEditor(folder.path, folder.path, SETTINGS, "https://fig.example")).rejects.toThrow(
      /The editor needs node_modules\/@sveltia\/cms\/dist\/sveltia-cms\.js\. .*npm ci --include=dev/,
    );
  });

  test("every host sends its own policy with it, and with other pages what their own policy can't say", async () => {
    const hosting = await hostingWith(SETTINGS);
    const netlify = renderHeaders(hosting);
    const editor = /\n\/admin\/\n((?: {2}.*\n)+)/.exec(netlify)?.[1] ?? "";
    expect(editor).toMatch(/Content-Security-Policy: .*connect-src [^;]*https:\/\/api\.github\.com/);
    expect(editor).toContain("Cross-Origin-Opener-Policy: same-origin-allow-popups");
    expect(editor).toContain("X-Robots-Tag: noindex");
    // Hosts join the values of rules that overlap.
    expect(hosting.headers[0]?.headers).not.toHaveProperty("Cross-Origin-Opener-Policy");
    expect(hosting.headers[0]?.headers).toHaveProperty(
      "Content-Security-Policy",
      "frame-ancestors 'none'; upgrade-insecure-requests",
    );
    expect(renderVercel(hosting)).toContain('"source": "/admin/"');
    const nginx = renderNginx(hosting, "fig.example");
    expect(nginx).toContain('default "";\n  "~^/admin/index\\.html$" "same-origin-allow-popups";');
    expect(nginx).toContain('default "";\n  "~^/admin/index\\.html$" "noindex";');
    expect(nginx).toContain("add_header X-Robots-Tag $site_x_robots_tag always;");
  });

  test("and a later build without them deletes it", async () => {
    await publish(SETTINGS);
    await publish({});
    expect(existsSync(path.join(folder.path, "admin"))).toBe(false);
  });
});

test("a version of Sveltia that asks for something else stops the build", () => {
  expect(() => withOwnAddresses("no address")).toThrow(/Sveltia no longer has .*material-symbols/);
});
