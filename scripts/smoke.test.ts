/** @jest-environment node */
import http from "node:http";
import { listen } from "./preview-server/server";
import { smoke } from "./smoke.mjs";

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

const page: Answer = {
  headers: {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
  },
  body: '<title>A page</title><h1>A page</h1><script src="/app-1a2b.js"></script></html>',
};
const expiringIn = (days: number): Answer => ({
  body: `Expires: ${new Date(Date.now() + days * 864e5).toISOString()}\n`,
});

/** A site with all that is looked at, and nothing wrong. */
const sound: Readonly<Record<string, Answer>> = {
  "/": page,
  "/contact/": page,
  "/app-1a2b.js": {},
  "/sitemap-index.xml": { body: "<loc>https://site.example/sitemap-0.xml</loc>" },
  "/sitemap-0.xml": { body: "<loc>https://site.example/</loc><loc>https://site.example/contact/</loc>" },
  "/api/v1/blog/viewblog": { body: '[{"slug":"a-post"}]' },
  "/rss.xml": { body: "<rss><item></item></rss>" },
  "/robots.txt": { body: "Sitemap: https://site.example/sitemap-index.xml" },
  "/llms.txt": { body: "# A site" },
  "/.well-known/security.txt": expiringIn(300),
  "/Contact/": { status: 301, headers: { Location: "/contact/" } },
};

const problemsOf = async (changes: Readonly<Record<string, Answer>> = {}, options = {}): Promise<string[]> => {
  const answers: Readonly<Record<string, Answer>> = { ...sound, ...changes };
  const server = http.createServer((request, response) => {
    const answer = answers[request.url ?? ""] ?? { status: 404, body: "<h1>Gone</h1>" };
    response.writeHead(answer.status ?? 200, answer.headers).end(answer.body);
  });
  const address = await listen(server, 0);
  const problems = await smoke(address, {
    redirect: { from: "/Contact/", to: "/contact/" },
    contact: "/contact/",
    ...options,
  });
  server.close();
  server.closeAllConnections();
  return problems;
};

it("finds nothing wrong with a sound site", async () => {
  expect(await problemsOf()).toEqual([]);
});

it.each<[string, Record<string, Answer>]>([
  ["/contact/ answers 500 instead of 200", { "/contact/": { status: 500 } }],
  ["/contact/ has 0 main headings instead of one", { "/contact/": { body: "<title>A</title></html>" } }],
  ["/app-1a2b.js answers 404 instead of 200", { "/app-1a2b.js": { status: 404 } }],
  ["/ is sent with no header content-security-policy", { "/": { ...page, headers: {} } }],
  ["/api/v1/blog/viewblog lists no posts", { "/api/v1/blog/viewblog": { body: "[]" } }],
  ["/.well-known/security.txt expires in 9 days", { "/.well-known/security.txt": expiringIn(9.5) }],
  ["/Contact/ leads to / instead of /contact/", { "/Contact/": { status: 301, headers: { Location: "/" } } }],
  ["the sitemap doesn't name the home page and the contact page", { "/sitemap-0.xml": {} }],
  ["an unknown address doesn't get the site's 404 page", { "/no-such-page-for-the-smoke-test/": { status: 404 } }],
])("says: %s", async (problem, changes) => {
  expect(await problemsOf(changes)).toContain(problem);
});

it("asks no host that takes none for headers and redirects", async () => {
  const changes = { "/": { ...page, headers: {} }, "/Contact/": { status: 404, body: "<h1>Gone</h1>" } };
  expect(await problemsOf(changes, { hasRules: false })).toEqual([]);
});

it("asks a site without posts of its own for none", async () => {
  const changes = { "/api/v1/blog/viewblog": { body: "[]" }, "/rss.xml": { body: "<rss></rss>" } };
  expect(await problemsOf(changes, { hasPosts: false })).toEqual([]);
});

it("says once that a site isn't there", async () => {
  expect(await smoke("http://127.0.0.1:1", { contact: "/contact/" })).toEqual([
    expect.stringMatching(/^\/ can't be reached: /),
  ]);
});
