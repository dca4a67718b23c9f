/** @jest-environment node */
import http from "node:http";
import { listen } from "../preview-server/server.mjs";
import { expiryProblem, publishedProblem } from "./security-txt.mjs";

const now = new Date("2026-01-01T00:00:00Z");
const file = (expires: string): string => `Contact: mailto:security@site.example\nExpires: ${expires}\n`;

describe("expiryProblem", () => {
  it.each([
    ["2026-11-30T00:00:00.000Z", undefined],
    ["2026-03-02T00:00:00Z", undefined],
    ["2026-03-01T23:00:00Z", "expires in 59 days, on 2026-03-01T23:00:00Z"],
    ["2025-12-31T23:00:00Z", "expired on 2025-12-31T23:00:00Z"],
    ["soon", "has no valid Expires field"],
  ])("of a file that expires at %s is %p", (expires, problem) => {
    expect(expiryProblem(file(expires), now)).toBe(problem);
  });

  it("is named where the field is missing", () => {
    expect(expiryProblem("<h1>Not found</h1>", now)).toBe("has no valid Expires field");
  });
});

describe("publishedProblem", () => {
  const ask = async (status: number, body: string) => {
    const server = http.createServer((request, response) => {
      response.writeHead(request.url === "/.well-known/security.txt" ? status : 500).end(body);
    });
    const domain = await listen(server, 0);
    const problem = await publishedProblem(domain, now);
    server.close();
    server.closeAllConnections();
    return { domain, problem };
  };

  it("reads the file of the site that is online", async () => {
    expect((await ask(200, file("2026-11-30T00:00:00Z"))).problem).toBeUndefined();
    expect((await ask(200, file("2026-01-11T00:00:00Z"))).problem).toBe("expires in 10 days, on 2026-01-11T00:00:00Z");
  });

  it("is what the site answers in its place", async () => {
    const { domain, problem } = await ask(404, "");
    expect(problem).toBe("answers 404");
    expect(await publishedProblem(domain, now)).toMatch(/^cannot be read: /);
  });
});
