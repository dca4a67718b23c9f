import { REVALIDATE, withAndWithoutSlash, type HeaderRule, type Hosting } from "./description";

const quote = (value: string): string => `"${value.replace(/[\\"$]/g, "\\$&")}"`;

const escapePattern = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");

/** A map key for the file that nginx serves: for pages, their `index.html`. */
const mapKey = (pattern: string): string => {
  const file = pattern.endsWith("/") ? `${pattern}index.html` : pattern;
  if (!/[*:]/.test(file)) return quote(file);
  return `"~^${escapePattern(file).replace(/\*/g, ".*").replace(/:\w+/g, "[^/]+")}$"`;
};

const variable = (header: string): string => `$site_${header.toLowerCase().replace(/-/g, "_")}`;

const valuesOf = (headers: readonly HeaderRule[], name: string): [pattern: string, value: string][] =>
  headers.flatMap((rule) => {
    const value = rule.headers[name];
    return value === undefined || rule.pattern === "/*" ? [] : [[rule.pattern, value] as [string, string]];
  });

const map = (headers: readonly HeaderRule[], name: string, fallback: string): string[] => [
  `map $uri ${variable(name)} {`,
  `  default ${quote(fallback)};`,
  ...valuesOf(headers, name).map(([pattern, value]) => `  ${mapKey(pattern)} ${quote(value)};`),
  "}",
  "",
];

/** The site's name with `www.`, or without it if the site has it, because visitors type either. */
const otherNameOf = (serverName: string): string =>
  serverName.startsWith("www.") ? serverName.slice("www.".length) : `www.${serverName}`;

/**
 * Server blocks and the maps they read, for the `http` context (`/etc/nginx/conf.d/`): one serves the site, two send
 * http and the other name to it, and two refuse all other names. No address is made from the name that a
 * request gives, or someone could fill a cache with redirects to another host.
 *
 * Headers come from maps instead of locations, because one `add_header` in a location
 * removes all those of the server.
 */
export const renderNginx = ({ headers, routes, notFound }: Hosting, serverName: string): string => {
  const everywhere = headers.find(({ pattern }) => pattern === "/*")?.headers ?? {};
  const otherName = otherNameOf(serverName);
  // Browsers keep HSTS by name.
  const hsts = everywhere["Strict-Transport-Security"];
  const certificate = [
    `  ssl_certificate /etc/letsencrypt/live/${serverName}/fullchain.pem;`,
    `  ssl_certificate_key /etc/letsencrypt/live/${serverName}/privkey.pem;`,
  ];
  // In every block, because nginx uses those of the block that starts the handshake, which is the default one.
  const tls = ["  ssl_protocols TLSv1.2 TLSv1.3;", "  ssl_session_cache shared:site:1m;"];
  // Set where the visual editor is published, with their values everywhere else.
  const ofEditor = (
    [
      ["Cross-Origin-Opener-Policy", "same-origin"],
      ["X-Robots-Tag", ""],
    ] as const
  ).filter(([name]) => everywhere[name] === undefined && headers.some((rule) => rule.headers[name] !== undefined));
  const typed = headers.filter((rule) => rule.headers["Content-Type"] !== undefined);
  return [
    "# Written by the build; docs/deploy.md tells how to use it. Belongs into the http context.",
    "map_hash_bucket_size 2048;",
    "map_hash_max_size 4096;",
    "",
    ...map(headers, "Cache-Control", REVALIDATE),
    ...map([...headers, notFound], "Content-Security-Policy", ""),
    ...ofEditor.flatMap(([name, fallback]) =>
      map(
        headers.filter(({ headers }) => headers[name] !== fallback),
        name,
        fallback,
      ),
    ),
    "# No answer to a request for a name that is not the site's.",
    "server {",
    "  listen 80 default_server;",
    "  listen [::]:80 default_server;",
    "  server_name _;",
    "  return 444;",
    "}",
    "",
    "server {",
    "  listen 443 ssl http2 default_server;",
    "  listen [::]:443 ssl http2 default_server;",
    "  server_name _;",
    ...tls,
    "  ssl_reject_handshake on;",
    // For a request that names a different host from its handshake.
    "  return 444;",
    "}",
    "",
    "# The site has one address: http and the other name lead to it.",
    "server {",
    "  listen 80;",
    "  listen [::]:80;",
    `  server_name ${serverName} ${otherName};`,
    "  server_tokens off;",
    `  return 301 https://${serverName}$request_uri;`,
    "}",
    "",
    "server {",
    "  listen 443 ssl http2;",
    "  listen [::]:443 ssl http2;",
    `  server_name ${otherName};`,
    ...certificate,
    ...tls,
    "  server_tokens off;",
    ...(hsts === undefined ? [] : [`  add_header Strict-Transport-Security ${quote(hsts)} always;`]),
    `  return 301 https://${serverName}$request_uri;`,
    "}",
    "",
    "server {",
    "  listen 443 ssl http2;",
    "  listen [::]:443 ssl http2;",
    `  server_name ${serverName};`,
    ...certificate,
    ...tls,
    "  server_tokens off;",
    "  root /var/www/site/public;",
    "  index index.html;",
    "  charset utf-8;",
    "  include mime.types;",
    "  types {",
    "    application/manifest+json webmanifest;",
    "  }",
    "  # Serves the .gz beside a file. Where the brotli module is installed, add: brotli_static on;",
    "  gzip_static on;",
    "  gzip_vary on;",
    "  absolute_redirect off;",
    "  error_page 404 /404.html;",
    "  # A folder without a page of its own.",
    "  error_page 403 =404 /404.html;",
    "",
    ...Object.entries(everywhere).map(([name, value]) => `  add_header ${name} ${quote(value)} always;`),
    ...["Cache-Control", "Content-Security-Policy", ...ofEditor.map(([name]) => name)].map(
      (name) => `  add_header ${name} ${variable(name)} always;`,
    ),
    "",
    ...routes.flatMap(({ from, to, status }) =>
      status === 301
        ? withAndWithoutSlash(from).map((address) => `  location = ${address} { return 301 ${to}$is_args$args; }`)
        : [`  location ${from.replace(/\*$/, "")} { try_files $uri $uri/ ${quote(`${to}index.html`)}; }`],
    ),
    ...typed.map(
      ({ pattern, headers: { "Content-Type": type = "" } }) =>
        `  location = ${pattern} { types { } default_type ${quote(type.replace(/;.*/, ""))}; }`,
    ),
    "  location / { try_files $uri $uri/ =404; }",
    "  # Rules for other hosts, which those do not publish either.",
    "  location ~ ^/_(headers|redirects)$ { return 404; }",
    "}",
    "",
  ].join("\n");
};
