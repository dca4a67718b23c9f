/** @jest-environment node */
import { describeHosting } from "../../gatsby/output/hosting/description";
import { renderNginx } from "../../gatsby/output/hosting/nginx";
import { localSite } from "./local-site.mjs";

const built = renderNginx(
  describeHosting(["/"], { policy: "default-src 'none'", redirects: [], feedIsElsewhere: true }),
  "site.example",
);

describe("localSite", () => {
  const site = localSite(built, { port: 9123, root: "/built/public", extra: "  location = /extra { return 204; }\n" });

  it("listens on the loopback only, needs no certificate and serves the given folder", () => {
    expect(new Set(site.match(/^ *listen .*$/gm))).toEqual(
      new Set(["  listen 127.0.0.1:9123 default_server;", "  listen 127.0.0.1:9123;"]),
    );
    expect(site).not.toMatch(/ssl|certificate/);
    expect(site.match(/^ *root .*$/gm)).toEqual(['  root "/built/public";']);
    expect(site).toContain("  location = /extra { return 204; }\n}\n");
  });

  it("serves the site as localhost, and does with every other name as the real one", () => {
    expect(site.match(/^ *(?:server_name|return) .*$/gm)).toEqual([
      "  server_name _;",
      "  return 444;",
      "  server_name site.example www.site.example;",
      "  return 301 https://site.example$request_uri;",
      "  server_name localhost 127.0.0.1;",
    ]);
  });

  it("keeps every other line of the site's own server, and of what it reads", () => {
    const kept = new Set(site.split("\n"));
    const gone = built.split("\n").filter((line) => !kept.has(line));
    expect(gone.filter((line) => !/^ {2}(?:listen|server_name|ssl_|root|#)/.test(line))).toEqual([]);
  });

  it("says so where the configuration is another", () => {
    expect(() => localSite("server {\n  listen 80;\n}\n", { port: 1, root: "/" })).toThrow(/no server block/);
  });
});
