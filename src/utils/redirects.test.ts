import { REDIRECTS, redirectFor } from "./redirects";

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
    expect(redirectFor(from)).toBe(to);
  });

  it("ignores case and repeated final slashes", () => {
    expect(redirectFor("/CONTACT//")).toBe("/contact/");
    expect(redirectFor("/Google-My-Business")).toBe("/services/search-engine-optimization/");
  });

  it("answers nothing for an address it does not know", () => {
    expect(redirectFor("/nowhere/")).toBeUndefined();
    expect(redirectFor("/")).toBeUndefined();
  });

  it("never sends an address to itself", () => {
    for (const { to } of REDIRECTS) expect(redirectFor(to)).toBeUndefined();
  });
});
