/** @jest-environment node */
import { mkdtempSync, readFileSync, existsSync, rmSync, readdirSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { redirects } from "../../test/redirects";
import { redirectPage, writeRedirectPages } from "./redirects";

const SITE = { domain: "https://site.example", language: "en-GB" };

describe("redirectPage", () => {
  const page = redirectPage("/services/social-media-marketing/", SITE);

  it("sends a browser on without JavaScript", () => {
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/services/social-media-marketing/">');
    expect(page).toContain('<a href="/services/social-media-marketing/">');
    expect(page).not.toContain("<script");
  });

  it("says where it leads, in the words of the messages", () => {
    expect(page).toContain("<h1>This page has moved</h1>");
    expect(page).toContain(">Go to /services/social-media-marketing/</a>");
  });

  it("keeps the old address out of an index", () => {
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain('<link rel="canonical" href="https://site.example/services/social-media-marketing/">');
  });

  it("is in the language of the site", () => {
    const arabic = redirectPage("/", { ...SITE, language: "ar" });
    expect(arabic).toContain('<html lang="ar" dir="rtl">');
    expect(arabic).toContain("<h1>انتقلت هذه الصفحة</h1>");
  });

  it("escapes the address", () => {
    expect(redirectPage('/"><script>/', SITE)).not.toContain("<script");
  });
});

describe("writeRedirectPages", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "redirects-"));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it("writes a page for each old address, and none that could overwrite a page on a file system without case", async () => {
    await writeRedirectPages(folder, SITE, redirects);
    expect(readdirSync(folder).sort()).toEqual([
      "google-my-business",
      "online-reputation-management",
      "performance-marketing",
      "search-engine-optimization",
      "social-media-management",
      "web-desing-and-app-developement",
    ]);
    expect(existsSync(path.join(folder, "Contact"))).toBe(false);
    expect(readFileSync(path.join(folder, "google-my-business", "index.html"), "utf8")).toContain(
      "url=/services/search-engine-optimization/",
    );
  });
});
