// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { listFiles } from "../../gatsby/utils/list-files.js";

/** A hash over all files of a folder; nothing where there is no folder. @param {string} dir */
export const folderHash = (dir) => {
  if (!existsSync(dir)) return undefined;
  const hash = createHash("sha256");
  for (const file of listFiles(dir)) hash.update(`${file}\0`).update(readFileSync(path.join(dir, file)));
  return hash.digest("hex");
};

/** @param {string} dir @param {string} address of a file or page of the site */
const isServed = (dir, address) => {
  const file = path.join(dir, decodeURIComponent(address.replace(/[?#].*$/, "")));
  const page = path.join(file, "index.html");
  return (statSync(file, { throwIfNoEntry: false })?.isFile() ?? false) || existsSync(page);
};

/** @type {Record<string, (content: Buffer) => Buffer>} */
const UNPACK = { ".br": brotliDecompressSync, ".gz": gunzipSync };

/** Whether a compressed file holds what the file beside it does. @param {string} file without its last extension @param {string} extension */
const isPackedFrom = (file, extension) => {
  try {
    return UNPACK[extension]?.(readFileSync(file + extension)).equals(readFileSync(file)) ?? true;
  } catch {
    return false;
  }
};

/**
 * What's missing from a built site: pages in the sitemap that don't exist, files that a
 * page requests and that don't exist, pages without their data, and compressed files that don't match.
 *
 * @param {string} dir
 * @returns {string[]}
 */
export const missingParts = (dir) => {
  if (!existsSync(path.join(dir, "index.html"))) return ["there is no home page"];
  const files = listFiles(dir);
  const pages = files.filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/"));
  const gaps = pages.flatMap((page) => {
    const html = readFileSync(path.join(dir, page), "utf8");
    const asked = [...html.matchAll(/\s(?:src|href|poster)="(\/(?!\/)[^"]*)"/g)].map(([, address = ""]) =>
      address.replaceAll("&amp;", "&"),
    );
    const missing = [...new Set(asked)].filter((address) => !isServed(dir, address));
    const whole = html.trimEnd().endsWith("</html>") ? [] : [`${page} ends in the middle`];
    return [...whole, ...missing.map((address) => `${page} asks for ${address}, which is not there`)];
  });
  const named = files
    .filter((file) => /^sitemap-\d+\.xml$/.test(file))
    .flatMap((file) => [...readFileSync(path.join(dir, file), "utf8").matchAll(/<loc>([^<]*)<\/loc>/g)])
    .map(([, address = ""]) => new URL(address).pathname);
  for (const address of named) {
    if (!isServed(dir, address)) gaps.push(`the sitemap names ${address}, which is not there`);
    const data = `page-data/${address.replace(/^\/|\/$/g, "") || "index"}/page-data.json`;
    if (!existsSync(path.join(dir, data))) gaps.push(`${address} has no ${data}`);
  }
  for (const packed of files) {
    const { dir: folder, name, ext } = path.posix.parse(packed);
    if (!isPackedFrom(path.join(dir, folder, name), ext)) gaps.push(`${packed} is not what it was made of`);
  }
  if (named.length === 0) gaps.push("the sitemap names no page");
  return gaps;
};
