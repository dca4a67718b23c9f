import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { installByApt } from "../lib/run";

/** The binary is in folders that aren't in everyone's PATH. */
const CANDIDATES = [process.env.NGINX_PATH ?? "nginx", "/usr/sbin/nginx", "/opt/homebrew/bin/nginx"];

/** An nginx that can serve `.gz` files, with its module for `.br` files, if that's installed. */
const findNginx = () => {
  for (const file of CANDIDATES) {
    const { error, stderr } = spawnSync(file, ["-V"], { encoding: "utf8" });
    if (error || !stderr.includes("--with-http_gzip_static_module")) continue;
    const setting = (name: string, otherwise: string): string =>
      new RegExp(`--${name}=(\\S+)`).exec(stderr)?.[1] ?? otherwise;
    const prefix = setting("prefix", "/usr/local/nginx");
    const configuration = setting("conf-path", path.join(prefix, "conf/nginx.conf"));
    const modules = setting("modules-path", path.join(prefix, "modules"));
    const brotli = path.join(modules, "ngx_http_brotli_static_module.so");
    return {
      file,
      mimeTypes: path.join(path.dirname(configuration), "mime.types"),
      brotli: existsSync(brotli) ? brotli : undefined,
    };
  }
  return undefined;
};

/** An nginx, installed now if there was none. @throws if none can be found or installed */
export const findOrInstallNginx = () => {
  const found = findNginx();
  if (found) return found;
  // Not every release of Debian and Ubuntu has the second package.
  if (!installByApt("nginx", "libnginx-mod-http-brotli-static")) installByApt("nginx");
  const installed = findNginx();
  if (installed) return installed;
  throw new Error("There is no nginx. Install one, or give its path: NGINX_PATH=/path/to/nginx npm test");
};
