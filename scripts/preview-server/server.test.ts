/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import { createPreviewServer, listen } from "./server.mjs";

const FILES = {
  "index.html": "<!doctype html><title>Home</title>",
  "services/index.html": `<!doctype html><title>Services</title>${"<p>text</p>".repeat(200)}`,
  "blog/[...]/index.html": "<!doctype html><title>Post</title>",
  "blog/first/index.html": "<!doctype html><title>First</title>",
  "moved/index.html": "<!doctype html><title>Moved</title>",
  "404.html": "<!doctype html><title>Not found</title>",
  "app-1a2b.js": "console.log(1)",
  "api/v1/blog/viewblog": "[]",
  "a b/ünï.txt": "text",
  _headers: [
    "/*",
    "  X-Content-Type-Options: nosniff",
    "  Content-Security-Policy: default-src 'none'; upgrade-insecure-requests",
    "/*.js",
    "  Cache-Control: public, max-age=31536000, immutable",
    "/api/v1/blog/viewblog",
    "  Content-Type: application/json; charset=utf-8",
  ].join("\n"),
  _redirects: [
    "# comment",
    "/moved /services/ 301!",
    "/moved/ /services/ 301!",
    "/Contact /contact/ 301",
    "/services /elsewhere/ 301",
    "/blog/* /blog/[...]/ 200",
  ].join("\n"),
};

let folder: string;
let servers: http.Server[];
let address: string;
let plainAddress: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "preview-"));
  const root = path.join(folder, "public");
  for (const [name, content] of Object.entries(FILES)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  writeFileSync(path.join(folder, "secret.txt"), "secret");
  const services = path.join(root, "services", "index.html");
  writeFileSync(`${services}.br`, zlib.brotliCompressSync(readFileSync(services)));
  writeFileSync(`${services}.gz`, zlib.gzipSync(readFileSync(services)));
  const outbox = path.join(folder, "outbox");
  servers = [true, false].map((obeysRules) => createPreviewServer({ root, outbox, obeysRules }));
  [address = "", plainAddress = ""] = await Promise.all(servers.map((server) => listen(server, 0)));
});

afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends the path as it is. fetch would normalise it and undo the encoding. */
const ask = (url: string, headers: http.OutgoingHttpHeaders = {}, method = "GET", body?: string) =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = new URL(address);
    const request = http.request({ port, path: url, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    request.on("error", reject);
    request.end(body);
  });

describe("a page", () => {
  it("is at its address, with the headers of every rule for it", async () => {
    const { status, headers, body } = await ask("/services/");
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    // What would break a preview without https is left out.
    expect(headers["content-security-policy"]).toBe("default-src 'none'");
    expect(body.toString()).toContain("<title>Services</title>");
  });

  it("is reached without its last slash, before any rule, and the query stays", async () => {
    const { status, headers } = await ask("/services?a=1");
    expect([status, headers.location]).toEqual([301, "/services/?a=1"]);
    expect((await ask("//services")).headers.location).toBe("/services/");
  });

  it.each([
    ["gzip, deflate, br", "br", zlib.brotliDecompressSync],
    ["gzip", "gzip", zlib.gunzipSync],
  ])("is compressed for a client that takes %s", async (accepted, encoding, decompress) => {
    const { headers, body } = await ask("/services/", { "accept-encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toBe("Accept-Encoding");
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(decompress(body).toString()).toContain("<title>Services</title>");
  });

  it("isn't sent again to a browser that has it", async () => {
    const { headers } = await ask("/services/");
    const again = await ask("/services/", { "if-none-match": headers.etag });
    expect(again.status).toBe(304);
    expect(again.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });
});

describe("a file", () => {
  it("is kept for ever if a rule says so", async () => {
    expect((await ask("/app-1a2b.js")).headers["cache-control"]).toContain("immutable");
  });

  it("has the type that a rule gives it", async () => {
    expect((await ask("/api/v1/blog/viewblog")).headers["content-type"]).toBe("application/json; charset=utf-8");
  });

  it("may have spaces and letters of any script in its name", async () => {
    expect((await ask("/a%20b/%C3%BCn%C3%AF.txt")).body.toString()).toBe("text");
  });

  it("is sent in parts", async () => {
    const { status, headers, body } = await ask("/app-1a2b.js", { range: "bytes=-3" });
    expect([status, headers["content-range"], body.toString()]).toEqual([206, "bytes 11-13/14", "(1)"]);
    expect((await ask("/app-1a2b.js", { range: "bytes=14-" })).headers["content-range"]).toBe("bytes */14");
  });
});

it.each(["/nowhere/", "/nowhere", "/gone-ffff.js", "/services/nested", "/_headers", "/_redirects"])(
  "answers %s with the site's own page and status 404",
  async (url) => {
    const { status, headers, body } = await ask(url, { range: "bytes=0-1" });
    expect(status).toBe(404);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect(body.toString()).toContain("<title>Not found</title>");
  },
);

it.each(["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%00", "/%"])(
  "gives nothing away for %s",
  async (url) => {
    const { status, body } = await ask(url);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.toString()).not.toContain("secret");
  },
);

describe("the rules for addresses", () => {
  it.each([
    ["/moved", "/services/"],
    ["/moved/?a=1", "/services/?a=1"],
    ["/Contact", "/contact/"],
  ])("lead from %s to %s, some of them over a file", async (from, to) => {
    const { status, headers } = await ask(from);
    expect([status, headers.location]).toEqual([301, to]);
  });

  it("show another page at an address without a file", async () => {
    const { status, body } = await ask("/blog/any-slug/");
    expect([status, body.toString()]).toEqual([200, FILES["blog/[...]/index.html"]]);
    expect((await ask("/blog/first/")).body.toString()).toContain("<title>First</title>");
  });

  it("mean nothing to a host without rules", async () => {
    const look = (url: string) => fetch(`${plainAddress}${url}`, { redirect: "manual" });
    const moved = await look("/moved/");
    expect(moved.headers.get("X-Content-Type-Options")).toBeNull();
    expect(await moved.text()).toContain("<title>Moved</title>");
    for (const url of ["/Contact", "/blog/unknown/"]) expect((await look(url)).status).toBe(404);
    expect((await look("/services")).headers.get("Location")).toBe("/services/");
  });
});

describe("a message", () => {
  const message = {
    service_id: "service",
    template_id: "template",
    user_id: "key",
    template_params: { from_name: "Meera", message: "Hello\nthere" },
  };
  const send = (body: unknown) => ask("/api/v1.0/email/send", {}, "POST", JSON.stringify(body));

  it("is kept as a line with its time", async () => {
    const { status, body } = await send(message);
    expect([status, body.toString()]).toEqual([200, "OK"]);
    await send(message);
    const lines = readFileSync(path.join(folder, "outbox", "messages.jsonl"), "utf8")
      .trim()
      .split("\n");
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0] ?? "")).toEqual({
      ...message,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    });
  });

  it.each([[{ ...message, user_id: "" }], [{ ...message, template_params: undefined }], ["text"], [null]])(
    "is refused if it is %j",
    async (body) => {
      expect((await send(body)).status).toBe(400);
    },
  );
});

it("can't listen where another server does", async () => {
  const second = createPreviewServer({ root: folder, outbox: folder });
  await expect(listen(second, Number(new URL(address).port))).rejects.toMatchObject({ code: "EADDRINUSE" });
});
