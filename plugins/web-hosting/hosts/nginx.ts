import { readFileSync } from "node:fs";
import path from "node:path";
import { EVERYWHERE, REVALIDATE, withAndWithoutSlash, type Hosting } from "./description";

const quote = (value: string): string => `"${value.replace(/[\\"$]/g, "\\$&")}"`;

const variable = (header: string): string => `$site_${header.toLowerCase().replace(/-/g, "_")}`;

/** The pattern of a rule for nginx, which matches the file that it sends: for a page, its `index.html`. */
const mapKey = (pattern: string): string => {
  const file = pattern.replace(/\/$/, "/index.html").replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  return `"~^${file.replaceAll("*", ".*")}$"`;
};

/** The site's name with `www.`, or without it if the site has it, because visitors type either. */
const otherNameOf = (name: string): string => (name.startsWith("www.") ? name.slice("www.".length) : `www.${name}`);

/** The configuration for nginx: `nginx.conf` in this folder, with what the rules say in the place of its marks. */
export const renderNginx = ({ headers, redirects, rewrites }: Hosting, name: string): string => {
  const everywhere = headers.find(({ pattern }) => pattern === EVERYWHERE)?.headers ?? {};
  const narrower = headers.filter(({ pattern }) => pattern !== EVERYWHERE);
  // nginx sends the type by itself.
  const varying = new Set(
    narrower.flatMap((rule) => Object.keys(rule.headers)).filter((key) => key !== "Content-Type"),
  );
  const defaults: Readonly<Record<string, string>> = { "Cache-Control": REVALIDATE, ...everywhere };
  const map = (header: string): string[] => [
    `map $uri ${variable(header)} {`,
    `  default ${quote(defaults[header] ?? "")};`,
    ...narrower.flatMap(({ pattern, headers: { [header]: value } }) =>
      value === undefined ? [] : [`  ${mapKey(pattern)} ${quote(value)};`],
    ),
    "}",
    "",
  ];
  const parts: Readonly<Record<string, string>> = {
    name,
    otherName: otherNameOf(name),
    hsts: everywhere["Strict-Transport-Security"] ?? "",
    maps: [...varying].flatMap(map).join("\n"),
    headers: [...new Set([...Object.keys(everywhere), ...varying])]
      .map((key) => `  add_header ${key} ${varying.has(key) ? variable(key) : quote(everywhere[key] ?? "")} always;`)
      .join("\n"),
    locations: [
      ...redirects.flatMap(({ from, to }) =>
        withAndWithoutSlash(from).map((address) => `  location = ${address} { return 301 ${to}$is_args$args; }`),
      ),
      ...rewrites.map(
        ({ from, to }) => `  location ${from.replace(/\*$/, "")} { try_files $uri $uri/ ${quote(`${to}index.html`)}; }`,
      ),
      ...narrower.flatMap(({ pattern, headers: { "Content-Type": type } }) =>
        type === undefined
          ? []
          : [`  location = ${pattern} { types { } default_type ${quote(type.replace(/;.*/, ""))}; }`],
      ),
    ].join("\n"),
  };
  const template = readFileSync(path.resolve("plugins", "web-hosting", "hosts", "nginx.conf"), "utf8");
  return template.replace(/\{\{(\w+)\}\}/g, (mark, part: string) => parts[part] ?? mark);
};
