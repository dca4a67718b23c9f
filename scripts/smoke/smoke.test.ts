/** @jest-environment node */
import http from "node:http";
import { listen } from "../preview-server/server.mjs";
import { smoke } from "./smoke.mjs";

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}
type Answers = Record<string, Answer>;

const page = (address: string, body = ""): Answer => ({
  headers: {
    "Content-Security-Policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
  },
  body: `<title>A page</title><link rel="canonical" href="https://site.example${address}"/><h1>A page</h1>${body}</html>`,
});
const sitemap = (...addresses: string[]): Answer => ({
  body: addresses.map((address) => `<loc>https://site.example${address}</loc>`).join(""),
});

/** A site with all that is looked at, and nothing wrong. */
const sound = (): Answers => ({
  "/": page("/", '<script src="/app-1a2b.js"></script>'),
  "/contact/": page("/contact/", "<form></form>"),
  "/app-1a2b.js": {},
  "/sitemap-index.xml": sitemap("/sitemap-0.xml"),
  "/sitemap-0.xml": sitemap("/", "/contact/"),
  "/api/v1/blog/viewblog": { body: '[{"slug":"a-post"}]' },
  "/rss.xml": { body: "<rss><item></item></rss>" },
  "/robots.txt": { body: "Sitemap: https://site.example/sitemap-index.xml" },
  "/llms.txt": {},
  "/.well-known/security.txt": { body: `Expires: ${new Date(Date.now() + 300 * 24 * 3600 * 1000).toISOString()}\n` },
  "/Contact": { status: 301, headers: { Location: "/contact/" } },
  "/api/v1.0/email/send": { status: 400 },
});

const problemsOf = async (changes: Answers = {}, options = {}): Promise<string[]> => {
  const answers: Answers = { ...sound(), ...changes };
  const server = http.createServer((request, response) => {
    const {
      status = 200,
      headers = {},
      body = "",
    } = answers[request.url ?? ""] ?? { status: 404, body: "<h1>Gone</h1>" };
    response.writeHead(status, headers).end(body);
  });
  const { problems } = await smoke(await listen(server, 0), {
    redirect: { from: "/Contact/", to: "/contact/" },
    ...options,
  });
  server.close();
  server.closeAllConnections();
  return problems;
};

describe("npm run smoke", () => {
  it("finds nothing wrong with a sound site", async () => {
    expect(await problemsOf()).toEqual([]);
  });

  it.each<[string, Answers]>([
    ["/contact/ answers 500 instead of 200", { "/contact/": { status: 500 } }],
    ["/contact/ has 0 main headings instead of one", { "/contact/": { body: "<title>A</title><form></form></html>" } }],
    ["/contact/ says that its address is https://site.example/", { "/contact/": page("/", "<form></form>") }],
    ["/contact/ has no form", { "/contact/": page("/contact/") }],
    ["/app-1a2b.js answers 404 instead of 200", { "/app-1a2b.js": { status: 404 } }],
    ["/ is sent with no header content-security-policy", { "/": { ...page("/"), headers: {} } }],
    ["/api/v1/blog/viewblog lists no posts", { "/api/v1/blog/viewblog": { body: "[]" } }],
    ["/rss.xml has no items", { "/rss.xml": { body: "<rss></rss>" } }],
    ["/robots.txt doesn't name the sitemap", { "/robots.txt": { body: "User-agent: *" } }],
    ["/.well-known/security.txt answers 404", { "/.well-known/security.txt": { status: 404 } }],
    ["/Contact leads to / instead of /contact/", { "/Contact": { status: 301, headers: { Location: "/" } } }],
    ["the sitemap doesn't name the home page and the contact page", { "/sitemap-0.xml": sitemap("/") }],
    ["an unknown address doesn't get the site's 404 page", { "/no-such-page-for-the-smoke-test/": { status: 404 } }],
  ])("says: %s", async (problem, changes) => {
    expect(await problemsOf(changes)).toContain(problem);
  });

  it("says where the email service is gone", async () => {
    const [problem = ""] = await problemsOf({ "/api/v1.0/email/send": { status: 404 } });
    expect(problem).toMatch(/^the email service .* answers 404 to a message without keys$/);
  });

  it("asks no host that takes none for headers and redirects", async () => {
    const home = { "/": { ...page("/"), headers: {} }, "/Contact": { status: 404, body: "<h1>Gone</h1>" } };
    expect(await problemsOf(home, { hasRules: false })).toEqual([]);
  });

  it("says once that a site isn't there", async () => {
    const { problems, requests } = await smoke("http://127.0.0.1:1");
    expect(problems).toEqual([expect.stringMatching(/^\/ can't be reached: /)]);
    expect(requests).toBe(1);
  });
});
