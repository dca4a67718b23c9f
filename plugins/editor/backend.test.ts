/** @jest-environment node */
import { editorBackend, editorPolicy, LOCAL_BACKEND, type EditorBackend } from "./backend";

const backendOf = (environment: Readonly<Record<string, string>>): EditorBackend => {
  const backend = editorBackend({ GATSBY_EDITOR_REPO: "fig/site", ...environment });
  if (!backend) throw new Error("switched off");
  return backend;
};

const connect = (backend: EditorBackend): string => /connect-src ([^;]*)/.exec(editorPolicy(backend))?.[1] ?? "";

test("is switched off by default", () => {
  expect(editorBackend({})).toBeUndefined();
});

test("three settings switch it on, and its users sign in with a token", () => {
  expect(backendOf({ GATSBY_EDITOR_BACKEND: "github", GATSBY_EDITOR_BRANCH: "live" })).toEqual({
    name: "github",
    repo: "fig/site",
    branch: "live",
    auth_methods: ["token"],
  });
});

test("GitHub signs in by a server, the others by the page's id", () => {
  const login = "https://login.fig.example";
  expect(backendOf({ GATSBY_EDITOR_BACKEND: "github", GATSBY_EDITOR_LOGIN: login })).toMatchObject({ base_url: login });
  expect(backendOf({ GATSBY_EDITOR_BACKEND: "gitlab", GATSBY_EDITOR_LOGIN: "id" })).toMatchObject({
    app_id: "id",
    auth_type: "pkce",
  });
  expect(
    backendOf({
      GATSBY_EDITOR_BACKEND: "gitea",
      GATSBY_EDITOR_LOGIN: "id",
      GATSBY_EDITOR_HOST: "https://git.fig.example/",
    }),
  ).toMatchObject({ app_id: "id", base_url: "https://git.fig.example", api_root: "https://git.fig.example/api/v1" });
});

test.each([
  ["a folder of this computer", LOCAL_BACKEND, "'self' data: blob:"],
  [
    "GitHub",
    backendOf({ GATSBY_EDITOR_BACKEND: "github" }),
    "'self' data: blob: https://api.github.com https://www.githubstatus.com",
  ],
  [
    "an own host",
    backendOf({ GATSBY_EDITOR_BACKEND: "gitlab", GATSBY_EDITOR_HOST: "https://git.fig.example" }),
    "'self' data: blob: https://git.fig.example",
  ],
])("the policy for %s lets the page ask no other host", (_, backend, expected) => {
  expect(connect(backend)).toBe(expected);
  expect(editorPolicy(backend)).toMatch(/^default-src 'none'; script-src 'self'; /);
});

test("only the editor for this computer shows pages of the site, for its preview", () => {
  expect(editorPolicy(LOCAL_BACKEND)).toContain("frame-src 'self' blob:");
  expect(editorPolicy(backendOf({ GATSBY_EDITOR_BACKEND: "github" }))).not.toContain("frame-src");
});
