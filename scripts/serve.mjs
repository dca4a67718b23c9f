// @ts-check
/**
 * Serves the built site: `node scripts/serve.mjs`. PORT and OUTBOX set the port and the folder for messages. HOST is
 * the name or address to listen on, such as 0.0.0.0 for other machines; by default, only this machine can connect.
 * With `--plain`, it behaves like a host without rules, such as GitHub Pages: no custom headers, no redirects.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { projectDir } from "./lib/project.mjs";
import { createPreviewServer, listen } from "./preview-server/server.mjs";

const root = path.join(projectDir, "public");
const outbox = path.resolve(projectDir, process.env.OUTBOX ?? ".outbox");
const port = Number(process.env.PORT ?? 9000);
const host = process.env.HOST || undefined;

/** @param {string} message @returns {never} */
const fail = (message) => {
  console.error(message);
  process.exit(1);
};

if (!Number.isInteger(port) || port < 0 || port > 65_535)
  fail(`PORT must be a number up to 65535, not "${process.env.PORT}".`);
if (!existsSync(path.join(root, "index.html")))
  fail("There is no built site yet. Run `npm start`, which builds one, or `npm run build`.");

const server = createPreviewServer({ root, outbox, host, obeysRules: !process.argv.includes("--plain") });
try {
  console.log(`The site is at ${await listen(server, port, host)} (Ctrl+C stops it)`);
} catch (error) {
  const inUse = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  fail(inUse ? `Port ${port} is in use. Stop what uses it, or choose another: PORT=9001 npm start` : String(error));
}
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
