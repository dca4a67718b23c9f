// @ts-check
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { listFiles } from "../../gatsby/utils/list-files.js";

/** Scripts that run. Structured data stays, because it's content. */
const SCRIPT = /<script(?![^>]*application\/ld\+json)\b[^>]*>.*?<\/script>/gs;

/**
 * Copies a built site without its scripts, to show how fast a page could be at best.
 *
 * @param {string} publicDir
 * @returns {string} the copy, a temporary folder
 */
export const copyWithoutScripts = (publicDir) => {
  const copy = mkdtempSync(path.join(os.tmpdir(), "without-scripts-"));
  cpSync(publicDir, copy, { recursive: true, filter: (source) => !/\.html\.(?:br|gz)$/.test(source) });
  for (const name of listFiles(copy).filter((page) => page.endsWith(".html"))) {
    const file = path.join(copy, name);
    const html = readFileSync(file, "utf8").replace(SCRIPT, "");
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
  }
  return copy;
};

/**
 * Copies another built site, with its text files compressed as ours are, so that both are served alike.
 *
 * @param {string} peerDir
 * @returns {string} the copy, a temporary folder
 */
export const copyOfPeer = (peerDir) => {
  const copy = mkdtempSync(path.join(os.tmpdir(), "peer-"));
  cpSync(peerDir, copy, { recursive: true });
  for (const name of listFiles(copy).filter((file) => /\.(?:html|css|js|svg|json)$/.test(file))) {
    const file = path.join(copy, name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
  return copy;
};
