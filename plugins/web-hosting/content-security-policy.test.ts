/** @jest-environment node */
import { createHash } from "node:crypto";
import { foreignHosts, headerPolicy, pagePolicy, withPolicyMeta } from "./content-security-policy";

const hashOf = (code: string): string => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

describe("foreignHosts", () => {
  it("lets the pages talk to the email service where nothing is set", () => {
    expect(foreignHosts({})).toEqual({ connect: ["https://api.emailjs.com"], images: [] });
  });

  it.each(["/", ""])("lets them talk to their own host only where messages go there (%p)", (origin) => {
    expect(foreignHosts({ GATSBY_EMAILJS_ORIGIN: origin }).connect).toEqual([]);
  });

  it("needs no host for reports that go to a path of the site", () => {
    expect(foreignHosts({ GATSBY_EMAILJS_ORIGIN: "/", GATSBY_REPORTS_URL: "/reports" }).connect).toEqual([]);
  });

  it("names the origin only, whatever path the setting has", () => {
    expect(
      foreignHosts({
        GATSBY_EMAILJS_ORIGIN: "https://mail.example/x",
        GATSBY_BLOG_API_HOST: "https://blog.example:8443/",
        GATSBY_REPORTS_URL: "https://reports.example/site",
      }),
    ).toEqual({
      connect: ["https://mail.example", "https://blog.example:8443", "https://reports.example"],
      images: ["https://blog.example:8443"],
    });
  });
});

describe("pagePolicy", () => {
  const policy = pagePolicy(["one()"], { connect: ["https://api.emailjs.com"], images: [] });
  const directives = new Map(policy.split("; ").map((part) => [part.split(" ")[0], part.split(" ").slice(1)] as const));

  it("allows nothing that is not named", () => {
    expect(directives.get("default-src")).toEqual(["'none'"]);
    expect(directives.get("base-uri")).toEqual(["'none'"]);
    expect(directives.get("object-src")).toBeUndefined();
  });

  it("runs own files and the page's inline scripts, and no others", () => {
    expect(directives.get("script-src")).toEqual(["'self'", hashOf("one()")]);
    expect(directives.get("style-src")).toEqual(["'self'", "'unsafe-inline'"]);
    expect(policy).not.toContain("unsafe-eval");
  });

  it("frames the video player and the map only", () => {
    expect(directives.get("frame-src")).toEqual(["https://www.youtube-nocookie.com", "https://www.openstreetmap.org"]);
  });

  it("is framed by nobody and loads all by https, where a host sends it", () => {
    expect(headerPolicy(policy)).toBe(`${policy}; frame-ancestors 'none'; upgrade-insecure-requests`);
  });
});

describe("withPolicyMeta", () => {
  const page =
    '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>T</title></head><body></body></html>';

  it("puts the policy after the charset and before everything else", () => {
    expect(withPolicyMeta(page, "default-src 'none'")).toContain(
      '<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><title>',
    );
  });

  it("replaces the policy of an earlier build", () => {
    const twice = withPolicyMeta(withPolicyMeta(page, "default-src 'self'"), "default-src 'none'");
    expect(twice).toBe(withPolicyMeta(page, "default-src 'none'"));
  });

  it("does without a charset, and leaves a <header> alone", () => {
    expect(withPolicyMeta("<html><head><title>T</title></head><body><header></header>", "p")).toBe(
      '<html><head><meta http-equiv="Content-Security-Policy" content="p"><title>T</title></head><body><header></header>',
    );
  });
});
