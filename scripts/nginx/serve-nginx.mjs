// @ts-check
/**
 * Serves the built site with nginx and the configuration from the build, for the browser tests:
 * `PORT=9100 node scripts/nginx/serve-nginx.mjs`. Messages go into the preview server's folder (OUTBOX).
 */
import path from "node:path";
import { projectDir } from "../lib/project.mjs";
import { EMAIL_PATH } from "../preview-server/outbox.mjs";
import { createPreviewServer, listen } from "../preview-server/server.mjs";
import { findOrInstallNginx, NO_NGINX, readSiteConfiguration, startNginx } from "./nginx.mjs";

const root = path.join(projectDir, "public");
const port = Number(process.env.PORT ?? 9100);

const nginx = findOrInstallNginx();
if (!nginx) {
  console.error(NO_NGINX);
  process.exit(1);
}

const mail = createPreviewServer({ root, outbox: path.resolve(projectDir, process.env.OUTBOX ?? ".outbox") });
const mailAddress = await listen(mail, 0);
const extra = `  location = ${EMAIL_PATH} { proxy_pass ${mailAddress}; }\n`;
const { stop } = await startNginx(nginx, { site: readSiteConfiguration(projectDir), port, root, extra });
console.log(`nginx serves the site at http://localhost:${port}${nginx.brotli ? "" : " (without brotli)"}`);

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    void stop().then(() => process.exit(0));
  });
}
