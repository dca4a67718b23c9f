import { redirectFor } from "./redirects";

const redirects = [
  { from: "/google-my-business/", to: "/services/search-engine-optimization/" },
  { from: "/Contact/", to: "/contact/" },
];

describe("redirectFor", () => {
  it.each([
    ["/google-my-business", "/services/search-engine-optimization/"],
    ["/google-my-business/", "/services/search-engine-optimization/"],
    ["/Contact", "/contact/"],
  ])("sends %s to %s", (from, to) => expect(redirectFor(from, redirects)).toBe(to));

  it("ignores case and repeated final slashes", () => {
    expect(redirectFor("/CONTACT//", redirects)).toBe("/contact/");
    expect(redirectFor("/Google-My-Business", redirects)).toBe("/services/search-engine-optimization/");
  });

  it("returns undefined for an unknown address", () => {
    expect(redirectFor("/nowhere/", redirects)).toBeUndefined();
    expect(redirectFor("/", redirects)).toBeUndefined();
  });

  it("never redirects an address to itself", () => {
    for (const { to } of redirects) expect(redirectFor(to, redirects)).toBeUndefined();
  });
});
