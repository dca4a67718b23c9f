// @ts-check

/**
 * The built configuration for a machine without a certificate: on one local port, with the built
 * site in place. The site answers to `localhost` instead of its name. The servers that redirect plain http to it and
 * refuse other names keep theirs. Their https versions are left out, because they need a certificate.
 *
 * @param {string} site the text of `hosting/nginx.conf`
 * @param {{ port: number, root: string, extra?: string }} options `extra` stands at the end of the site's server block
 * @throws Error if the configuration doesn't have the expected form
 */
export const localSite = (site, { port, root, extra = "" }) => {
  let found = false;
  const local = site.replace(/^server \{\n[\s\S]*?^\}\n/gm, (server) => {
    const isSite = /^ {2}root /m.test(server);
    if (!isSite && /^ {2}listen 443 /m.test(server)) return "";
    const moved = server
      .replace(/^ {2}listen \[::\].*\n/gm, "")
      .replace(/^ {2}listen \d+(?: ssl http2)?(.*;)$/gm, `  listen 127.0.0.1:${port}$1`);
    if (!isSite) return moved;
    found = true;
    return moved
      .replace(/^ {2}ssl_.*\n/gm, "")
      .replace(/^ {2}server_name .*;$/m, "  server_name localhost 127.0.0.1;")
      .replace(/^ {2}root .*;$/m, `  root "${root}";`)
      .replace(/^\}\n$/m, `${extra}}\n`);
  });
  if (!found) throw new Error("hosting/nginx.conf has no server block with the site's folder.");
  return local;
};
