/**
 * Serves the built site with nginx and the configuration from the build, for the browser tests:
 * `PORT=9100 node -r ts-node/register scripts/serve-nginx.ts`. Messages go into the preview server's folder (OUTBOX).
 */
import { spawn, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fail, installByApt } from "./lib/run";
import { createPreviewServer, EMAIL_PATH, listen } from "./preview-server/server";

const root = path.resolve("public");
const port = process.env.PORT ?? "9100";

/** The binary is in folders that aren't in everyone's PATH. */
const CANDIDATES = [process.env.NGINX_PATH ?? "nginx", "/usr/sbin/nginx", "/opt/homebrew/bin/nginx"];

/** An nginx that can serve `.gz` files, with its module for `.br` files, if that's installed. */
const findNginx = () => {
  for (const file of CANDIDATES) {
    const { error, stderr } = spawnSync(file, ["-V"], { encoding: "utf8" });
    if (error || !stderr.includes("--with-http_gzip_static_module")) continue;
    const setting = (name: string): string => new RegExp(`--${name}=(\\S+)`).exec(stderr)?.[1] ?? "";
    const brotli = path.join(setting("modules-path"), "ngx_http_brotli_static_module.so");
    const mimeTypes = path.join(path.dirname(setting("conf-path")), "mime.types");
    return { file, mimeTypes, brotli: existsSync(brotli) ? brotli : undefined };
  }
  return undefined;
};

/** An nginx, installed now if there was none. @throws if none can be found or installed */
const findOrInstallNginx = () => {
  const found = findNginx();
  if (found) return found;
  // Not every release of Debian and Ubuntu has the second package.
  if (!installByApt("nginx", "libnginx-mod-http-brotli-static")) installByApt("nginx");
  const installed = findNginx();
  if (installed) return installed;
  throw new Error("There is no nginx. Install one, or give its path: NGINX_PATH=/path/to/nginx npm test");
};

/** A server of the built configuration for this machine: on one local port, without its name and its certificate. */
const localServer = (server: string, mailAddress: string): string => {
  const isSite = server.includes("\n  root ");
  if (!isSite && server.includes("\n  listen 443 ")) return "";
  const moved = server
    .replace(/^ {2}(listen \[::\]|ssl_).*\n/gm, "")
    .replace(/^ {2}listen \d+(?: ssl http2)?(.*;)$/gm, `  listen 127.0.0.1:${port}$1`);
  if (!isSite) return moved;
  return moved
    .replace(/^ {2}server_name .*;$/m, "  server_name localhost 127.0.0.1;")
    .replace(/^ {2}root .*;$/m, `  root "${root}";\n  location = ${EMAIL_PATH} { proxy_pass ${mailAddress}; }`);
};

const serve = async (): Promise<void> => {
  const nginx = findOrInstallNginx();
  const mail = createPreviewServer({ root, outbox: path.resolve(process.env.OUTBOX ?? ".outbox") });
  const mailAddress = await listen(mail, 0);

  const folder = mkdtempSync(path.join(os.tmpdir(), "nginx-"));
  mkdirSync(path.join(folder, "logs"));
  copyFileSync(nginx.mimeTypes, path.join(folder, "mime.types"));
  const site = readFileSync(path.join("hosting", "nginx.conf"), "utf8");
  const servers = site.replace(/^server \{\n[\s\S]*?^\}\n/gm, (server) => localServer(server, mailAddress));
  // Around the site's configuration: needs no special rights and no system folders.
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `
${nginx.brotli ? `load_module "${nginx.brotli}";` : ""}
${process.getuid?.() === 0 ? "# What root has built, another user might not be able to read.\nuser root;" : ""}
worker_processes 2;
daemon off;
pid "${folder}/nginx.pid";
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  default_type application/octet-stream;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path "${folder}/${name}";`).join("\n  ")}
  ${nginx.brotli ? "brotli_static on;" : ""}
${servers}
}
`,
  );

  const child = spawn(nginx.file, ["-p", folder, "-c", path.join(folder, "nginx.conf")], { stdio: "inherit" });
  child.once("exit", (code) => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(code ?? 0);
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => child.kill());
};

void serve().catch(fail);
