// @ts-check
/** Serves the built catalogue to its tests. PORT sets the port. */
import { createPreviewServer, listen } from "../preview-server/server.mjs";
import { catalogueSite } from "./storybook.mjs";

const server = createPreviewServer({ root: catalogueSite, outbox: "test-results/outbox", obeysRules: false });
console.log(`The catalogue is at ${await listen(server, Number(process.env.PORT ?? 9100))}`);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
