// @ts-check
/**
 * Takes the site's reports and appends them to a file, one JSON line each: `node scripts/reports.mjs`. PORT and
 * REPORTS_FILE change where. See docs/developers/monitoring.md.
 */
import { appendFile } from "node:fs/promises";
import http from "node:http";

/** Longer bodies aren't ours. */
const MAX_BYTES = 2000;
const NAMES = ["CLS", "INP", "LCP", "failed-send"];

const port = Number(process.env.PORT ?? 9300);
const file = process.env.REPORTS_FILE ?? "reports.jsonl";

/** A line for each report of a page. Anything else is dropped. @param {string} body @throws if it has another shape */
const linesOf = (body) => {
  /** @type {{ page: string, reports: { name: string, value: number, reason?: string }[] }} */
  const { page, reports } = JSON.parse(body);
  if (!/^\/[\w./-]{0,200}$/.test(page)) return [];
  const at = new Date().toISOString();
  return reports
    .filter(({ name, value }) => NAMES.includes(name) && typeof value === "number")
    .map(({ name, value, reason = "" }) =>
      JSON.stringify({ at, page, name, value, reason: `${reason}`.slice(0, 200) }),
    );
};

http
  .createServer(async (request, response) => {
    if (request.method !== "POST" || request.url !== "/reports") return response.writeHead(404).end();
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) {
      body += chunk;
      if (body.length > MAX_BYTES) return response.writeHead(413).end();
    }
    try {
      for (const line of linesOf(body)) await appendFile(file, `${line}\n`);
      return response.writeHead(204).end();
    } catch {
      return response.writeHead(400).end();
    }
  })
  .listen(port, () => {
    console.log(`Reports posted to http://localhost:${port}/reports go to ${file}.`);
  });
