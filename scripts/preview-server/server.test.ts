/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
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
  "film.webm": "0123456789",
  "picture.avif": "avif",
  "icon.svg": "<svg/>",
  "sitemap-index.xml": "<xml/>",
  "manifest.webmanifest": "{}",
  "api/v1/blog/viewblog": "[]",
  "a b/ünï#1.txt": "text",
  _headers: [
    "/*",
    "  X-Content-Type-Options: nosniff",
    "/*.js",
    "  Cache-Control: public, max-age=31536000, immutable",
    "/services/",
    "  Content-Security-Policy: default-src 'none'; upgrade-insecure-requests",
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
    "/old/* /new/:splat 302",
  ].join("\n"),
};

let folder: string;
let root: string;
let outbox: string;
let server: http.Server;
let port: number;
let lines: string[];

interface Answer {
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Question {
  readonly method?: string;
  readonly headers?: http.OutgoingHttpHeaders;
  readonly body?: string;
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "preview-"));
  root = path.join(folder, "public");
  outbox = path.join(folder, "outbox");
  for (const [name, content] of Object.entries(FILES)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  writeFileSync(path.join(folder, "secret.txt"), "secret");
  const services = path.join(root, "services", "index.html");
  writeFileSync(`${services}.br`, zlib.brotliCompressSync(readFileSync(services)));
  writeFileSync(`${services}.gz`, zlib.gzipSync(readFileSync(services)));
  lines = [];
  server = createPreviewServer({ root, outbox, headers: { "X-Preview": "yes" }, log: (line) => lines.push(line) });
  port = Number(new URL(await listen(server, 0)).port);
});

afterAll(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  rmSync(folder, { recursive: true });
});

/** Sends the path as it is. fetch would normalise it and undo the encoding. */
const ask = (url: string, { method = "GET", headers = {}, body }: Question = {}) =>
  new Promise<Answer>((resolve, reject) => {
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

describe("pages", () => {
  it("serves a page at its address", async () => {
    const { status, headers, body } = await ask("/services/");
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect(body.toString()).toContain("<title>Services</title>");
  });

  it("sends the address without a slash to the one with it, before any rule, and keeps the query", async () => {
    const { status, headers } = await ask("/services?a=1");
    expect(status).toBe(301);
    expect(headers.location).toBe("/services/?a=1");
  });

  it("never makes of doubled slashes an address on another host", async () => {
    expect((await ask("//services")).headers.location).toBe("/services/");
    expect((await ask("/\\services")).headers.location).toBe("/services/");
  });

  it("answers an unknown address with the site's page and status 404", async () => {
    for (const url of ["/nowhere/", "/nowhere", "/gone-ffff.js", "/services/nested", "/app-1a2b.js/"]) {
      const { status, headers, body } = await ask(url, { headers: { "if-none-match": "x", range: "bytes=0-1" } });
      expect(status).toBe(404);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      // A missing script's long cache time mustn't apply to the 404.
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      expect(body.toString()).toContain("<title>Not found</title>");
    }
  });

  it.each([
    "/_headers",
    "/_redirects",
    "/./_headers",
    "/%2e/_redirects",
    "//_headers",
    "/\\_headers",
    "/%5fheaders",
    "/_HEADERS",
  ])("does not publish the rules themselves at %s", async (url) => {
    const { status, body } = await ask(url);
    expect(status).toBe(404);
    expect(body.toString()).toContain("<title>Not found</title>");
  });

  it("applies the rules of a path to every spelling of it", async () => {
    const { status, headers } = await ask("/./services/.");
    expect([status, headers.location]).toEqual([301, "/services/"]);
    expect((await ask("/./app-1a2b.js")).headers["cache-control"]).toContain("immutable");
  });

  it("shows a rebuilt page at once", async () => {
    const file = path.join(root, "rebuilt.txt");
    writeFileSync(file, "one");
    expect((await ask("/rebuilt.txt")).body.toString()).toBe("one");
    // A build replaces the files while the server may still be reading one.
    writeFileSync(`${file}.new`, "three");
    renameSync(`${file}.new`, file);
    const { headers, body } = await ask("/rebuilt.txt");
    expect(body.toString()).toBe("three");
    expect(headers["content-length"]).toBe("5");
  });
});

describe("files", () => {
  it.each([
    ["/picture.avif", "image/avif"],
    ["/film.webm", "video/webm"],
    ["/icon.svg", "image/svg+xml"],
    ["/sitemap-index.xml", "application/xml"],
    ["/manifest.webmanifest", "application/manifest+json; charset=utf-8"],
    ["/app-1a2b.js", "text/javascript; charset=utf-8"],
    ["/api/v1/blog/viewblog", "application/json; charset=utf-8"],
  ])("serves %s as %s", async (url, type) => {
    expect((await ask(url)).headers["content-type"]).toBe(type);
  });

  it("serves names with spaces and letters of any script", async () => {
    writeFileSync(path.join(root, "a b", "ünï.txt"), "text");
    expect((await ask("/a%20b/%C3%BCn%C3%AF.txt")).body.toString()).toBe("text");
  });

  it("answers HEAD without a body", async () => {
    const { status, headers, body } = await ask("/services/", { method: "HEAD" });
    expect(status).toBe(200);
    expect(Number(headers["content-length"])).toBeGreaterThan(0);
    expect(body).toHaveLength(0);
  });

  it.each(["POST", "PUT", "DELETE"])("refuses %s", async (method) => {
    const { status, headers } = await ask("/services/", { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe("GET, HEAD");
  });
});

describe("compression", () => {
  it.each([
    ["br, gzip", "br", zlib.brotliDecompressSync],
    ["gzip", "gzip", zlib.gunzipSync],
  ])("answers a client that takes %s with %s", async (accepts, encoding, decompress) => {
    const { headers, body } = await ask("/services/", { headers: { "accept-encoding": accepts } });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toBe("Accept-Encoding");
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(decompress(body).toString()).toContain("<title>Services</title>");
  });

  it("sends the plain file to a client that takes neither", async () => {
    expect((await ask("/services/")).headers["content-encoding"]).toBeUndefined();
  });
});

describe("caching", () => {
  it("keeps a hashed file for ever, as the rules say, and asks anew for a page", async () => {
    expect((await ask("/app-1a2b.js")).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const { headers } = await ask("/services/");
    const again = await ask("/services/", { headers: { "if-none-match": headers.etag } });
    expect(again.status).toBe(304);
    expect(again.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect(again.body).toHaveLength(0);
  });
});

describe("header rules", () => {
  it("applies every rule that matches, and the caller's own headers", async () => {
    const { headers } = await ask("/services/");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-preview"]).toBe("yes");
    expect((await ask("/nowhere/")).headers["x-content-type-options"]).toBe("nosniff");
  });

  it("leaves out of a policy what would break a preview without https", async () => {
    expect((await ask("/services/")).headers["content-security-policy"]).toBe("default-src 'none'");
  });

  it("reads rules anew when a build has written them", async () => {
    const file = path.join(root, "_headers");
    const before = statSync(file).mtimeMs;
    do writeFileSync(file, `${FILES._headers}\n/icon.svg\n  X-New: yes\n`);
    while (statSync(file).mtimeMs === before);
    expect((await ask("/icon.svg")).headers["x-new"]).toBe("yes");
  });
});

describe("redirect rules", () => {
  it("puts a forced rule before the file of that address", async () => {
    for (const url of ["/moved", "/moved/"]) {
      const { status, headers } = await ask(url);
      expect([status, headers.location]).toEqual([301, "/services/"]);
    }
  });

  it("follows a rule where no file is", async () => {
    const { status, headers } = await ask("/Contact?from=card");
    expect([status, headers.location]).toEqual([301, "/contact/?from=card"]);
  });

  it("fills in what the star stood for", async () => {
    const { status, headers } = await ask("/old/a/b");
    expect([status, headers.location]).toEqual([302, "/new/a/b"]);
  });

  it("answers a rewritten address with the other page, and one that exists with its own", async () => {
    const rewritten = await ask("/blog/any-slug/");
    expect(rewritten.status).toBe(200);
    expect(rewritten.body.toString()).toContain("<title>Post</title>");
    expect((await ask("/blog/first/")).body.toString()).toContain("<title>First</title>");
  });
});

describe("ranges", () => {
  it.each([
    ["bytes=0-0", "0", "bytes 0-0/10"],
    ["bytes=2-4", "234", "bytes 2-4/10"],
    ["bytes=7-", "789", "bytes 7-9/10"],
    ["bytes=8-500", "89", "bytes 8-9/10"],
    ["bytes=-3", "789", "bytes 7-9/10"],
    ["bytes=-10", "0123456789", "bytes 0-9/10"],
  ])("answers %s with a part", async (range, text, contentRange) => {
    const { status, headers, body } = await ask("/film.webm", { headers: { range } });
    expect(status).toBe(206);
    expect(headers["content-range"]).toBe(contentRange);
    expect(headers["content-length"]).toBe(String(text.length));
    expect(body.toString()).toBe(text);
  });

  // https://www.rfc-editor.org/rfc/rfc9110#section-15.5.17
  it.each(["bytes=10-", "bytes=10-20", "bytes=-0", `bytes=${"9".repeat(40)}-`])(
    "answers %s, of which the file has nothing, with its length",
    async (range) => {
      const { status, headers, body } = await ask("/film.webm", { headers: { range } });
      expect(status).toBe(416);
      expect(headers["content-range"]).toBe("bytes */10");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      expect(body).toHaveLength(0);
    },
  );

  // A server can ignore invalid or multiple ranges: https://www.rfc-editor.org/rfc/rfc9110#section-14.2
  it.each([
    "bytes=-500",
    "bytes=5-3",
    "bytes=0-1,3-4",
    "bytes=5",
    "bytes=-",
    "bytes=--5",
    "bytes=a-b",
    "bytes=1x-3y",
    "bytes=0x1-0x3",
    "bytes=",
    "lines=0-1",
    "nonsense",
  ])("answers %s with the whole file", async (range) => {
    const { status, headers, body } = await ask("/film.webm", { headers: { range } });
    expect(status).toBe(200);
    expect(headers["content-range"]).toBeUndefined();
    expect(headers["content-length"]).toBe("10");
    expect(body.toString()).toBe("0123456789");
  });

  it("resumes a download only while the file is the same", async () => {
    const { headers } = await ask("/film.webm");
    const resume = (validator: string | undefined) =>
      ask("/film.webm", { headers: { range: "bytes=5-", "if-range": validator } });
    expect((await resume(headers["last-modified"])).status).toBe(206);
    expect((await resume("Thu, 01 Jan 1970 00:00:00 GMT")).status).toBe(200);
  });
});

describe("downloads that are broken off", () => {
  const openFiles = () => readdirSync("/dev/fd").length;

  it("leave no file open", async () => {
    writeFileSync(path.join(root, "long.webm"), Buffer.alloc(20_000_000));
    const before = openFiles();
    await Promise.all(
      Array.from(
        { length: 10 },
        () =>
          new Promise<void>((resolve) => {
            const request = http.get({ port, path: "/long.webm", agent: false }, (response) => {
              response.once("data", () => request.destroy());
              response.once("close", resolve);
            });
          }),
      ),
    );
    // The server notices a closed connection a moment after the client closes it.
    for (let tries = 0; tries < 500 && openFiles() > before; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(openFiles()).toBeLessThanOrEqual(before);
    expect((await ask("/long.webm", { headers: { range: "bytes=0-0" } })).status).toBe(206);
  });
});

describe("the host that a request names", () => {
  const status = async (host: string) => (await ask("/", { headers: { host } })).status;

  it.each(["localhost", "localhost:9000", "site.localhost:9000", "127.0.0.1:9000", "[::1]:9000", "192.168.1.7:9000"])(
    "may be %s",
    async (host) => {
      expect(await status(host)).toBe(200);
    },
  );

  // Someone can point a name here, and a page at that name could read the preview as its own origin.
  it.each([
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "evil.example:9000",
    "localhost@evil.example",
    "%",
  ])("may not be %s", async (host) => {
    expect(await status(host)).toBe(421);
  });

  it("may be the one that the server is told to listen at", async () => {
    const named = createPreviewServer({ root, outbox, host: "Laptop.local", log: () => undefined });
    const at = Number(new URL(await listen(named, 0)).port);
    const answers = await Promise.all(
      ["laptop.local:9000", "evil.example"].map(
        (host) =>
          new Promise<number | undefined>((resolve) => {
            http.get({ port: at, path: "/", headers: { host } }, (response) => {
              response.resume();
              resolve(response.statusCode);
            });
          }),
      ),
    );
    expect(answers).toEqual([200, 421]);
    named.close();
    named.closeAllConnections();
  });

  it("is asked of messages too", async () => {
    const { status } = await ask("/api/v1.0/email/send", {
      method: "POST",
      headers: { host: "evil.example", origin: "http://evil.example" },
      body: "{}",
    });
    expect(status).toBe(421);
  });
});

describe("paths that lead out", () => {
  it.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/..%5csecret.txt",
    "/a/../../secret.txt",
    "/%00",
    "/%",
  ])("gives nothing away for %s", async (url) => {
    const { status, body } = await ask(url);
    expect(status).toBe(400);
    expect(body.toString()).not.toContain("secret");
  });
});

describe("messages", () => {
  const message = {
    lib_version: "4.4.1",
    service_id: "service",
    template_id: "template",
    user_id: "key",
    template_params: { from_name: "Meera", from_email: "meera@example.com", phone: "", message: "Hello\nthere" },
  };
  const send = (body: unknown, headers: http.OutgoingHttpHeaders = {}) =>
    ask("/api/v1.0/email/send", {
      method: "POST",
      headers: { "content-type": "application/json", origin: `http://localhost:${port}`, ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const kept = (): unknown[] => {
    try {
      return readFileSync(path.join(outbox, "messages.jsonl"), "utf8")
        .trim()
        .split("\n")
        .map((line): unknown => JSON.parse(line));
    } catch {
      return [];
    }
  };

  beforeEach(() => {
    rmSync(outbox, { recursive: true, force: true });
    lines.length = 0;
  });

  it("keeps a message with its time and says so in one line", async () => {
    const { status, body } = await send(message);
    expect([status, body.toString()]).toEqual([200, "OK"]);
    expect(kept()).toMatchObject([message]);
    expect(kept()).toHaveLength(1);
    expect(readFileSync(path.join(outbox, "messages.jsonl"), "utf8")).toMatch(/^\{"time":"\d{4}-\d\d-\d\dT/);
    expect(lines).toEqual([expect.stringContaining("Meera <meera@example.com>")]);
  });

  it("appends", async () => {
    await Promise.all([send(message), send(message), send(message)]);
    expect(kept()).toHaveLength(3);
  });

  it("writes no line breaks and controls of a visitor into the log", async () => {
    await send({ ...message, template_params: { from_name: "a\r\nb\u001b[31m", from_email: "" } });
    expect(lines).toHaveLength(1);
    // eslint-disable-next-line no-control-regex -- control characters are what this is about
    expect(lines[0]).not.toMatch(/[\u0000-\u001f]/);
  });

  it.each([
    ["no JSON", "{", "JSON"],
    ["a list", [], "object"],
    ["no service", { ...message, service_id: undefined }, "service_id"],
    ["no template", { ...message, template_id: "" }, "template_id"],
    ["no key", { ...message, user_id: 7 }, "user_id"],
    ["no fields", { ...message, template_params: undefined }, "template_params"],
    ["a field that is no text", { ...message, template_params: { message: {} } }, "template_params"],
  ])("refuses %s", async (_, body, reason) => {
    const answer = await send(body);
    expect(answer.status).toBe(400);
    expect(answer.body.toString()).toContain(reason);
    expect(kept()).toEqual([]);
  });

  it("refuses more than 100 kB", async () => {
    expect((await send({ ...message, template_params: { message: "x".repeat(100 * 1024) } })).status).toBe(413);
    expect(kept()).toEqual([]);
  });

  it("takes messages from local pages only", async () => {
    expect((await send(message, { origin: "https://evil.example" })).status).toBe(403);
    expect((await send(message, { origin: "null" })).status).toBe(403);
    expect(kept()).toEqual([]);
    const local = await send(message, { origin: "http://localhost:8000" });
    expect(local.status).toBe(200);
    expect(local.headers["access-control-allow-origin"]).toBe("http://localhost:8000");
  });

  it("answers a preflight request", async () => {
    const { status, headers } = await ask("/api/v1.0/email/send", {
      method: "OPTIONS",
      headers: { origin: "http://localhost:8000" },
    });
    expect(status).toBe(204);
    expect(headers["access-control-allow-methods"]).toContain("POST");
    expect(headers["access-control-allow-headers"]).toContain("Content-Type");
  });

  it("is not a page", async () => {
    expect((await ask("/api/v1.0/email/send")).status).toBe(405);
  });
});

describe("a host without rules", () => {
  let plain: http.Server;
  let address: string;

  beforeAll(async () => {
    plain = createPreviewServer({ root, outbox, obeysRules: false, log: () => undefined });
    address = await listen(plain, 0);
  });
  afterAll(async () => {
    await new Promise((resolve) => {
      plain.close(resolve);
      plain.closeAllConnections();
    });
  });
  const look = (url: string) => fetch(`${address}${url}`, { redirect: "manual" });

  it("sends files, and none of the headers that the rules name", async () => {
    const services = await look("/services/");
    expect(services.status).toBe(200);
    expect(services.headers.get("X-Content-Type-Options")).toBeNull();
    expect(services.headers.get("Content-Security-Policy")).toBeNull();
  });

  it("serves the page that lies at an old address, and 404.html where a rule would help", async () => {
    expect(await (await look("/moved/")).text()).toContain("<title>Moved</title>");
    for (const address of ["/Contact", "/blog/unknown/"]) expect((await look(address)).status).toBe(404);
  });

  it("adds the slash after the name of a folder", async () => {
    expect((await look("/services")).headers.get("Location")).toBe("/services/");
  });
});

describe("listen", () => {
  const addressOf = async (host?: string) => {
    const server = http.createServer();
    const url = await listen(server, 0, host);
    const bound = server.address();
    server.close();
    return { address: typeof bound === "object" ? bound?.address : bound, hostname: new URL(url).hostname };
  };

  it("is for this machine only, unless told otherwise", async () => {
    expect(await addressOf()).toEqual({ address: "127.0.0.1", hostname: "localhost" });
    expect(await addressOf("0.0.0.0")).toEqual({ address: "0.0.0.0", hostname: "localhost" });
    expect(await addressOf("127.0.0.2")).toEqual({ address: "127.0.0.2", hostname: "127.0.0.2" });
  });

  it("fails where the port is in use", async () => {
    const second = createPreviewServer({ root, outbox, log: () => undefined });
    await expect(listen(second, port)).rejects.toMatchObject({ code: "EADDRINUSE" });
  });
});
