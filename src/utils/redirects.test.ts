import { items as redirects } from "../../data/redirects.json";
import { redirectFor } from "./redirects";

describe("redirectFor", () => {
  it.each([
    ["/search-engine-optimization", "/services/search-engine-optimization/"],
    ["/performance-marketing/", "/services/performance-marketing/"],
    ["/online-reputation-management", "/services/online-reputation-management/"],
    ["/web-desing-and-app-developement", "/services/website-design-development/"],
    ["/google-my-business", "/services/search-engine-optimization/"],
    ["/social-media-management", "/services/social-media-marketing/"],
    ["/Contact", "/contact/"],
  ])("sends %s to %s", (from, to) => {
    expect(redirectFor(from, redirects)).toBe(to);
  });

  it("ignores case and repeated final slashes", () => {
    expect(redirectFor("/CONTACT//", redirects)).toBe("/contact/");
    expect(redirectFor("/Google-My-Business", redirects)).toBe("/services/search-engine-optimization/");
  });

  it("answers nothing for an address it does not know", () => {
    expect(redirectFor("/nowhere/", redirects)).toBeUndefined();
    expect(redirectFor("/", redirects)).toBeUndefined();
  });

  it("never sends an address to itself", () => {
    for (const { to } of redirects) expect(redirectFor(to, redirects)).toBeUndefined();
  });
});
