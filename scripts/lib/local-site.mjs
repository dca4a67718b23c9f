// @ts-check

/**
 * The built configuration as a machine without a certificate can run it: on one port of the loopback, with the built
 * site as it lies. Nothing else in it changes.
 *
 * @param {string} site the text of `hosting/nginx.conf`
 * @param {{ port: number, root: string, extra?: string }} options `extra` stands at the end of the site's server block
 * @throws Error where the configuration is not of the known form
 */
export const localSite = (site, { port, root, extra = "" }) => {
  const [, before = "", server = ""] = /^([\s\S]*?)^(server \{\n {2}listen 443[\s\S]*^\}\n)/m.exec(site) ?? [];
  if (server === "") throw new Error("hosting/nginx.conf has no server block that listens on port 443.");
  const local = server
    .replace(/^ {2}(?:listen|ssl_\w+|server_name) .*\n/gm, "")
    .replace(/^ {2}root .*;$/m, `  listen 127.0.0.1:${port};\n  root "${root}";`)
    .replace(/^\}\n$/m, `${extra}}\n`);
  return before.replace(/^server \{[\s\S]*?^\}\n/gm, "") + local;
};
