// @ts-check
import { spawn, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { attempt, installByApt } from "../lib/apt.mjs";
import { localSite } from "./local-site.mjs";

/** @typedef {{ file: string, mimeTypes: string, brotli: string | undefined }} Nginx */

/** The binary is in /usr/sbin, which isn't in everyone's PATH. */
const candidates = () => [
  ...(process.env.NGINX_PATH ? [process.env.NGINX_PATH] : []),
  "nginx",
  "/usr/sbin/nginx",
  "/usr/local/sbin/nginx",
  "/opt/homebrew/bin/nginx",
];

/**
 * What an nginx reports about itself: the path of its MIME types, and of the module that serves `.br` files, if
 * it's installed. Undefined if the file isn't nginx, or lacks the module that serves `.gz` files.
 *
 * @param {string} file
 * @returns {Nginx | undefined}
 */
const ask = (file) => {
  const { status, stderr } = spawnSync(file, ["-V"], { encoding: "utf8" });
  if (status !== 0 || !stderr.includes("--with-http_gzip_static_module")) return undefined;
  /** @param {string} name */
  const setting = (name) => new RegExp(`--${name}=(\\S+)`).exec(stderr)?.[1];
  const prefix = setting("prefix") ?? "/usr/local/nginx";
  const mimeTypes = path.join(path.dirname(setting("conf-path") ?? path.join(prefix, "conf/nginx.conf")), "mime.types");
  const brotli = path.join(setting("modules-path") ?? path.join(prefix, "modules"), "ngx_http_brotli_static_module.so");
  return existsSync(mimeTypes) ? { file, mimeTypes, brotli: existsSync(brotli) ? brotli : undefined } : undefined;
};

/** @returns {Nginx | undefined} the first nginx that is there and can serve the site */
const findNginx = () => {
  for (const file of candidates()) {
    const nginx = ask(file);
    if (nginx) return nginx;
  }
  return undefined;
};

/** @returns {Nginx | undefined} an nginx, installed now where none was there */
export const findOrInstallNginx = () => {
  const found = findNginx();
  if (found) return found;
  console.error("No nginx was found; installing one …");
  // Not every release of Debian and Ubuntu has the second package.
  if (!installByApt("nginx", "libnginx-mod-http-brotli-static")) installByApt("nginx");
  if (process.platform === "darwin") attempt("brew", ["install", "nginx"]);
  return findNginx();
};

export const NO_NGINX =
  "No nginx could be found or installed. Install one and give its path: NGINX_PATH=/path/to/nginx npm test";

/**
 * The main configuration around the site's. It needs no special rights and no system folders.
 *
 * @param {Nginx} nginx
 * @param {string} folder for all that nginx writes
 */
const mainConfiguration = ({ brotli }, folder) => `
${brotli ? `load_module "${brotli}";` : ""}
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
  ${brotli ? "brotli_static on;" : ""}
  include site.conf;
}
`;

/**
 * Starts nginx with the built configuration on a local port.
 *
 * @param {Nginx} nginx
 * @param {{ site: string, port: number, root: string, extra?: string, beside?: string }} options see `localSite`;
 *   `beside` is for additional server blocks
 * @returns {Promise<{ stop: () => Promise<void> }>} resolves when it answers
 * @throws Error with nginx's own message if it doesn't start
 */
export const startNginx = async (nginx, options) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "nginx-"));
  mkdirSync(path.join(folder, "logs"));
  copyFileSync(nginx.mimeTypes, path.join(folder, "mime.types"));
  writeFileSync(path.join(folder, "site.conf"), localSite(options.site, options) + (options.beside ?? ""));
  writeFileSync(path.join(folder, "nginx.conf"), mainConfiguration(nginx, folder));

  const child = spawn(nginx.file, ["-p", folder, "-c", path.join(folder, "nginx.conf")], {
    stdio: ["ignore", "inherit", "pipe"],
  });
  let words = "";
  child.stderr.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
    words += text;
    process.stderr.write(text);
  });
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    child.once("error", (error) => {
      words += error.message;
      resolve();
    });
    child.once("close", () => resolve());
  });
  let running = true;
  void ended.then(() => {
    running = false;
    rmSync(folder, { recursive: true, force: true });
  });

  const answers = async () => {
    try {
      await fetch(`http://127.0.0.1:${options.port}/robots.txt`);
      return true;
    } catch {
      return false;
    }
  };
  while (running && !(await answers())) await new Promise((resolve) => setTimeout(resolve, 50));
  if (!running) throw new Error(`nginx did not start:\n${words}`);
  return {
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
  };
};

/** @param {string} projectDir @returns {string} the configuration that the build wrote */
export const readSiteConfiguration = (projectDir) => {
  const file = path.join(projectDir, "hosting", "nginx.conf");
  if (!existsSync(file)) throw new Error("There is no hosting/nginx.conf yet. Run `npm run build`.");
  return readFileSync(file, "utf8");
};
