// @ts-check
/**
 * Serves the built site to this machine: `node scripts/serve.mjs`. PORT, ROOT and OUTBOX set the port, the folder of the
 * site and that for messages. With `--plain`, it behaves like a host without rules, such as GitHub Pages: no custom
 * headers, no redirects.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { projectDir } from "./lib/project.mjs";
import { createPreviewServer, listen } from "./preview-server/server.mjs";

const root = path.resolve(projectDir, process.env.ROOT ?? "public");
const outbox = path.resolve(projectDir, process.env.OUTBOX ?? ".outbox");
const port = Number(process.env.PORT ?? 9000);

/** @param {string} message @returns {never} */
const fail = (message) => {
  console.error(message);
  process.exit(1);
};

if (!existsSync(path.join(root, "index.html")))
  fail("There is no built site yet. Run `npm start`, which builds one, or `npm run build`.");

const server = createPreviewServer({ root, outbox, obeysRules: !process.argv.includes("--plain") });
try {
  console.log(`The site is at ${await listen(server, port)} (Ctrl+C stops it)`);
} catch (error) {
  const inUse = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  fail(inUse ? `Port ${port} is in use. Stop what uses it, or choose another: PORT=9001 npm start` : String(error));
}
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
