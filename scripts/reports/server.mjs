// @ts-check
/**
 * Takes the site's reports and appends them to a file, one JSON line each: `node scripts/reports/server.mjs`. PORT and
 * REPORTS_FILE change where. See docs/developers/monitoring.md.
 */
import { appendFile } from "node:fs/promises";
import http from "node:http";
import { MAX_BYTES, readReports } from "./read-reports.mjs";

const port = Number(process.env.PORT ?? 9300);
const file = process.env.REPORTS_FILE ?? "reports.jsonl";

http
  .createServer(async (request, response) => {
    if (request.method !== "POST" || request.url !== "/reports") return response.writeHead(404).end();
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) {
      body += chunk;
      if (body.length > MAX_BYTES) return response.writeHead(413).end();
    }
    const at = new Date().toISOString();
    await appendFile(
      file,
      readReports(body)
        .map((row) => `${JSON.stringify({ at, ...row })}\n`)
        .join(""),
    );
    response.writeHead(204).end();
  })
  .listen(port, () => {
    console.log(`Reports posted to http://localhost:${port}/reports go to ${file}.`);
  });
