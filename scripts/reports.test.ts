/** @jest-environment node */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "../test/free-port";
import { TemporaryFolder } from "../test/temporary-folder";

const folder = new TemporaryFolder();
let port: string;
let server: ChildProcess;

beforeEach(async () => {
  port = await freePort();
  server = spawn(process.execPath, [path.resolve("scripts/reports.mjs")], {
    cwd: folder.path,
    env: { ...process.env, PORT: port },
  });
  if (server.stdout) await once(server.stdout, "data");
});
afterEach(() => server.kill());

const post = async (body: unknown): Promise<number> => {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return (await fetch(`http://localhost:${port}/reports`, { method: "POST", body: text })).status;
};
const LCP = { name: "LCP", value: 960 };

test("each report becomes a line, and anything else is dropped", async () => {
  const failure = { name: "failed-send", value: 1, reason: "No answer within 15 s." };
  expect(await post({ page: "/contact/", reports: [LCP, failure, { name: "email", value: 1 }, { name: "LCP" }] })).toBe(
    204,
  );
  expect(await post({ page: "/?name=Asha", reports: [LCP] })).toBe(204);
  expect(await post({ page: "/" })).toBe(400);
  expect(await post("{")).toBe(400);
  expect(await post("null")).toBe(400);
  expect(await post({ page: "/", reports: Array.from({ length: 200 }, () => LCP) })).toBe(413);
  const lines = readFileSync(path.join(folder.path, "reports.jsonl"), "utf8").trim().split("\n");
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    { at: expect.any(String) as string, page: "/contact/", ...LCP, reason: "" },
    { at: expect.any(String) as string, page: "/contact/", ...failure },
  ]);
});
