/** @jest-environment node */
import { redirectPage } from "./redirects";

const SITE = { domain: "https://site.example", email: "a@site.example", language: "en-GB" };

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
