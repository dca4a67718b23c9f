// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { attempt, installByApt } from "../lib/apt.mjs";

/** @typedef {{ file: string, mimeTypes: string, brotli: string | undefined }} Nginx */

/** The binary is in folders that aren't in everyone's PATH. */
const CANDIDATES = [process.env.NGINX_PATH ?? "nginx", "/usr/sbin/nginx", "/opt/homebrew/bin/nginx"];

/**
 * An nginx that can serve `.gz` files, with the path of its MIME types, and of the module that serves `.br` files, if
 * it's installed.
 *
 * @returns {Nginx | undefined}
 */
const findNginx = () => {
  for (const file of CANDIDATES) {
    const { stderr } = spawnSync(file, ["-V"], { encoding: "utf8" });
    if (!stderr?.includes("--with-http_gzip_static_module")) continue;
    /** @param {string} name @param {string} otherwise */
    const setting = (name, otherwise) => new RegExp(`--${name}=(\\S+)`).exec(stderr)?.[1] ?? otherwise;
    const prefix = setting("prefix", "/usr/local/nginx");
    const modules = setting("modules-path", path.join(prefix, "modules"));
    const brotli = path.join(modules, "ngx_http_brotli_static_module.so");
    return {
      file,
      mimeTypes: path.join(path.dirname(setting("conf-path", path.join(prefix, "conf/nginx.conf"))), "mime.types"),
      brotli: existsSync(brotli) ? brotli : undefined,
    };
  }
  return undefined;
};

/** @returns {Nginx | undefined} an nginx, installed now if there was none */
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
