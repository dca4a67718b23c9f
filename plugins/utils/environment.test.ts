/** @jest-environment node */
import { TemporaryFolder } from "../../test/temporary-folder";
import { EDITOR_BACKENDS, environmentIssues, missingEmailKeys, readEnvironment } from "./environment";

describe("readEnvironment", () => {
  const folder = new TemporaryFolder();
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  it("lets the environment override the file that Gatsby would read", () => {
    process.env.GATSBY_ACTIVE_ENV = "production";
    process.env.GATSBY_EMAILJS_SERVICE_ID = "from environment";
    folder.write(
      ".env.production",
      "# comment\nGATSBY_EMAILJS_SERVICE_ID=from file\nGATSBY_HSTS=\nGATSBY_BLOG_API_HOST = 'https://blog.example'\n",
    );
    const environment = readEnvironment(folder.path);
    expect(environment.GATSBY_EMAILJS_SERVICE_ID).toBe("from environment");
    expect(environment.GATSBY_BLOG_API_HOST).toBe("https://blog.example");
    expect(environment.GATSBY_HSTS).toBe("");
    // Gatsby bakes what is in the environment.
    expect(process.env.GATSBY_BLOG_API_HOST).toBe("https://blog.example");
  });

  it("does without a file", () => {
    process.env.GATSBY_ACTIVE_ENV = "nowhere";
    expect(readEnvironment(folder.path).GATSBY_BLOG_API_HOST).toBeUndefined();
  });
});

describe("missingEmailKeys", () => {
  it("names what is not set or empty", () => {
    expect(missingEmailKeys({ GATSBY_EMAILJS_SERVICE_ID: "a", GATSBY_EMAILJS_TEMPLATE_ID: "" })).toEqual([
      "GATSBY_EMAILJS_TEMPLATE_ID",
      "GATSBY_EMAILJS_PUBLIC_KEY",
    ]);
    expect(
      missingEmailKeys({
        GATSBY_EMAILJS_SERVICE_ID: "a",
        GATSBY_EMAILJS_TEMPLATE_ID: "b",
        GATSBY_EMAILJS_PUBLIC_KEY: "c",
      }),
    ).toEqual([]);
  });
});

describe("environmentIssues", () => {
  it.each(["https://blog.example", "http://localhost:3000", "https://blog.example:8443/path/", ""])(
    "takes %p for an address",
    (address) => {
      expect(environmentIssues({ GATSBY_BLOG_API_HOST: address, GATSBY_EMAILJS_ORIGIN: address })).toEqual([]);
    },
  );

  it.each([
    "localhost:3000",
    "blog.example",
    "//blog.example",
    "https:blog.example",
    "https://",
    "https://blog.example/?key=1",
    "https://blog.example/#a",
    "https://user:secret@blog.example",
    "https://blog.example; script-src *",
    "ftp://blog.example",
    "data:text/plain,x",
    "javascript:alert(1)",
    "file:///etc",
  ])("refuses %p, and says what would be right", (address) => {
    expect(environmentIssues({ GATSBY_BLOG_API_HOST: address, GATSBY_EMAILJS_ORIGIN: address })).toEqual([
      `GATSBY_BLOG_API_HOST must be a full address that begins with https:// or http://, not "${address}".`,
      `GATSBY_EMAILJS_ORIGIN must be a full address that begins with https:// or http://, or / for the site itself, not "${address}".`,
    ]);
  });

  it("takes a slash for the site itself where messages go, and nowhere else", () => {
    expect(environmentIssues({ GATSBY_EMAILJS_ORIGIN: "/" })).toEqual([]);
    expect(environmentIssues({ GATSBY_BLOG_API_HOST: "/" })).toHaveLength(1);
  });

  it("takes a duration for HSTS, and nothing that a header could be broken with", () => {
    const hsts = (value: string) => environmentIssues({ GATSBY_HSTS: value });
    expect(hsts("max-age=0")).toEqual([]);
    expect(hsts("max-age=63072000; includeSubDomains; preload")).toEqual([]);
    expect(hsts("63072000")).toEqual([expect.stringContaining("GATSBY_HSTS must read like max-age=604800")]);
    expect(hsts("max-age=1\nX-A: b")).toHaveLength(1);
  });

  it("takes a service and a repository for the editor, and nothing where it's switched off", () => {
    const issues = (name: string, repo = "") =>
      environmentIssues({ GATSBY_EDITOR_BACKEND: name, GATSBY_EDITOR_REPO: repo });
    expect(issues("")).toEqual([]);
    for (const name of EDITOR_BACKENDS) expect(issues(name, "fig/site")).toEqual([]);
    expect(issues("gitlab", "fig/team/site")).toEqual([]);
    expect(issues("bitbucket", "fig/site")).toEqual([expect.stringContaining("must be one of github, gitlab, gitea")]);
    expect(issues("github", "site")).toEqual([expect.stringContaining("GATSBY_EDITOR_REPO must name a repository")]);
  });
});
