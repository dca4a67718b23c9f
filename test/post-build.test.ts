/** @jest-environment node */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { finishPages } from "../plugins/start/finish-pages";
import { readEnvironment } from "../plugins/utils/environment";
import { publish } from "../plugins/web-hosting/publish";
import site from "./site";
import { redirects } from "./redirects";
import { TemporaryFolder } from "./temporary-folder";

const SCRIPTS =
  '<script>window.___chunkMapping="{}";</script><script src="/runtime-1.js" async></script><script src="/app-1a2b.js" async></script>';
/** A page as Gatsby writes it. */
const PAGE = (address: string, inside = ""): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>T</title></head><body>${"<p>text</p>".repeat(200)}${inside}<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(address)};/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->${SCRIPTS}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

const FILES: Readonly<Record<string, string>> = {
  "_gatsby/slices/_gatsby-scripts-1.html": SCRIPTS,
  "index.html": PAGE("/"),
  "services/index.html": PAGE("/services/"),
  "blog/[...]/index.html": PAGE("/blog/[...]/"),
  "404.html": PAGE("/404.html"),
  "404/index.html": PAGE("/404/"),
  "app-1a2b.js": `console.log("${"a".repeat(2000)}")`,
  "section-2b.js": `console.log("${"s".repeat(2000)}")`,
  "_gatsby/slices/part.html": "<script>1</script>",
  "~partytown/partytown.js": "1",
  "small.js": "1",
  "api/v1/blog/viewblog": "a".repeat(2000),
  "blog-images/reels.webp": "a".repeat(2000),
  "gone.js.br": "of a file that is no more",
  "app-1a2b.js.br.unfinished": "of a build that died",
  "gone.js.gz": "of a file that is no more",
};

const folder = new TemporaryFolder();
let warnings: string[];

const reporter = {
  info: () => undefined,
  warn: (message: unknown) => warnings.push(String(message)),
};

/** What the plugins do after Gatsby's build, in the order of gatsby-config.ts. */
const finishBuild = async (): Promise<void> => {
  await finishPages(path.join(folder.path, "public"));
  await publish({ projectDir: folder.path, site, redirects, environment: readEnvironment(folder.path) }, reporter);
};

const publicFile = (name: string): string => path.join(folder.path, "public", name);
const read = (name: string): string => readFileSync(publicFile(name), "utf8");

const environment = { ...process.env };

beforeEach(() => {
  for (const [name, content] of Object.entries(FILES)) folder.write(`public/${name}`, content);
  warnings = [];
  process.env = { ...environment };
});

afterEach(() => {
  process.env = environment;
});

describe("the end of a build", () => {
  it("publishes nothing that no page uses", async () => {
    await finishBuild();
    expect(existsSync(publicFile("~partytown"))).toBe(false);
    expect(existsSync(publicFile("app-1a2b.js"))).toBe(true);
  });

  it("starts the scripts of every page late, in their order, without what only Gatsby's router needs", async () => {
    await finishBuild();
    for (const page of ["index.html", "404.html"]) {
      expect(read(page)).not.toContain("<script src=");
      expect(read(page)).toMatch(/<script>[^<]*\["\/runtime-1\.js","\/app-1a2b\.js"\][^<]*<\/script><!-- slice-end/);
      expect(read(page)).not.toContain("___chunkMapping");
      expect(read(page)).toMatch(/<script id="gatsby-script-loader" type="application\/json">"\/[^"]*"<\/script>/);
    }
    const once = read("index.html");
    await finishBuild();
    expect(read("index.html")).toBe(once);
  });

  it("tells reporters of issues whom to write to, for less than a year, as RFC 9116 wants it", async () => {
    await finishBuild();
    const [contact, expires = "", ...others] = read(".well-known/security.txt").split("\n");
    expect(contact).toBe("Contact: mailto:hello@sample.example");
    const [, date = ""] = /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)$/.exec(expires) ?? [];
    expect(Date.parse(date)).toBeGreaterThan(Date.now());
    expect(Date.parse(date)).toBeLessThan(Date.now() + 365 * 24 * 3600 * 1000);
    const canonical = "Canonical: https://sample.example/.well-known/security.txt";
    expect(others.sort()).toEqual(["", canonical, "Preferred-Languages: en"]);
  });

  it("puts one policy with the inline script's hash into every page, and the same into the page's header", async () => {
    await finishBuild();
    const policyOf = (name: string): string =>
      /Content-Security-Policy" content="([^"]*)"/.exec(read(name))?.[1] ?? "none";
    const pages = ["index.html", "services/index.html", "blog/[...]/index.html", "404.html"];
    const policies = [...pages, "google-my-business/index.html"].map(policyOf);
    expect(new Set(policies).size).toBe(1);
    for (const policy of policies) {
      expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+'){3};/);
      const [, starter = ""] = /<script>(.*?)<\/script>/.exec(read("index.html")) ?? [];
      expect(policy).toContain(`'sha256-${createHash("sha256").update(starter).digest("base64")}'`);
    }
    expect(read("_headers")).toContain(`Content-Security-Policy: ${policyOf("services/index.html")}; frame-ancestors`);
  });

  it("allows no script that isn't the project's own, wherever it comes from", async () => {
    const script = "steal()";
    folder.write("public/services/index.html", PAGE("/services/", `<script>${script}</script>`));
    await finishBuild();
    expect(read("services/index.html")).not.toContain(createHash("sha256").update(script).digest("base64"));
  });

  it("writes a page for each old address, and none that could overwrite a page on a file system without case", async () => {
    await finishBuild();
    expect(read("google-my-business/index.html")).toContain("url=/services/search-engine-optimization/");
    expect(existsSync(publicFile("Contact"))).toBe(false);
  });

  it("keeps what is not for publication outside the published folder", async () => {
    await finishBuild();
    expect(existsSync(path.join(folder.path, "hosting", "nginx.conf"))).toBe(true);
    expect(existsSync(path.join(folder.path, "hosting", "vercel.json"))).toBe(true);
    expect(existsSync(publicFile("nginx.conf"))).toBe(false);
  });

  it("compresses what gains by it, with the policy in it, and clears away leftovers", async () => {
    await finishBuild();
    const html = read("services/index.html");
    expect(brotliDecompressSync(readFileSync(publicFile("services/index.html.br"))).toString()).toBe(html);
    expect(gunzipSync(readFileSync(publicFile("services/index.html.gz"))).toString()).toBe(html);
    expect(existsSync(publicFile("app-1a2b.js.br"))).toBe(true);
    expect(existsSync(publicFile("api/v1/blog/viewblog.gz"))).toBe(true);
    expect(existsSync(publicFile("_headers.gz"))).toBe(false);
    expect(existsSync(publicFile("small.js.br"))).toBe(false);
    expect(existsSync(publicFile("blog-images/reels.webp.br"))).toBe(false);
    expect(existsSync(publicFile("gone.js.br"))).toBe(false);
    expect(existsSync(publicFile("app-1a2b.js.br.unfinished"))).toBe(false);
    expect(existsSync(publicFile("gone.js.gz"))).toBe(false);
  });

  it("changes nothing the second time, and compresses anew only what has changed", async () => {
    await finishBuild();
    const html = read("index.html");
    const times = () =>
      ["index.html", "index.html.br", "section-2b.js.br"].map((name) => statSync(publicFile(name)).mtimeMs);
    const before = times();
    await finishBuild();
    expect(read("index.html")).toBe(html);
    expect(times()).toEqual(before);

    folder.write("public/section-2b.js", "b".repeat(3000));
    const later = Date.now() / 1000 + 10;
    utimesSync(publicFile("section-2b.js"), later, later);
    await finishBuild();
    expect(brotliDecompressSync(readFileSync(publicFile("section-2b.js.br"))).toString()).toBe("b".repeat(3000));
    expect(times()[1]).toBe(before[1]);
  });

  it("says loudly that forms cannot send without keys, and is quiet with them", async () => {
    await finishBuild();
    expect(warnings).toEqual([expect.stringContaining("GATSBY_EMAILJS_PUBLIC_KEY")]);
    warnings = [];
    for (const key of ["SERVICE_ID", "TEMPLATE_ID", "PUBLIC_KEY"]) process.env[`GATSBY_EMAILJS_${key}`] = "x";
    await finishBuild();
    expect(warnings).toEqual([]);
  });
});
