/**
 * Serves the built site to this machine: `node -r ts-node/register scripts/serve.ts`. PORT, ROOT and OUTBOX set the port,
 * the folder of the site and that for messages.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { fail } from "./lib/run";
import { createPreviewServer, listen } from "./preview-server/server";

/** Serves the site until it's stopped. */
export const serve = async (): Promise<void> => {
  const root = path.resolve(process.env.ROOT ?? "public");
  const outbox = path.resolve(process.env.OUTBOX ?? ".outbox");
  const port = Number(process.env.PORT ?? 9000);
  if (!existsSync(path.join(root, "index.html")))
    throw new Error("There is no built site yet. Run `npm start`, which builds one, or `npm run build`.");
  const server = createPreviewServer({ root, outbox });
  const address = await listen(server, port).catch((error: unknown) => {
    const inUse = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    throw inUse
      ? new Error(`Port ${port} is in use. Stop what uses it, or choose another: PORT=9001 npm start`)
      : error;
  });
  console.log(`The site is at ${address} (Ctrl+C stops it)`);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
};

if (require.main === module) void serve().catch(fail);
