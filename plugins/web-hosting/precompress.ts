import { statSync } from "node:fs";
import { readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { FEED_PATH } from "../../src/constants/feed";
import { listFiles } from "../utils/list-files";
import { UNFINISHED_SUFFIX, writeIfChanged } from "../utils/write-if-changed";

const COMPRESSIBLE = new Set([".html", ".js", ".mjs", ".css", ".json", ".svg", ".xml", ".txt", ".webmanifest"]);

/** Smaller files save less than a packet. */
export const MIN_COMPRESSED_BYTES = 1024;

/** Brotli's best quality is its default. */
const encoders: readonly (readonly [extension: string, encode: (content: Buffer) => Promise<Buffer>])[] = [
  [".br", promisify(brotliCompress)],
  [".gz", (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })],
];

/** Files that are compressed at once: keeps Node's pool of four threads busy without filling the memory. */
const AT_ONCE = 8;

const modified = async (file: string): Promise<number> =>
  (await stat(file).catch(() => undefined))?.mtimeMs ?? -Infinity;

/** @returns whether it had to be written */
const compress = async (file: string): Promise<boolean> => {
  // The one that was written last.
  if ((await modified(`${file}.gz`)) >= (await modified(file))) return false;
  const content = await readFile(file);
  for (const [extension, encode] of encoders) await writeIfChanged(file + extension, await encode(content));
  return true;
};

/**
 * Writes a `.br` and a `.gz` beside every text file of at least 1 kB, unless they're newer, and deletes what is left
 * over. @returns how many files were compressed anew
 */
export const precompress = async (publicDir: string): Promise<number> => {
  const files = listFiles(publicDir).map((file) => path.join(publicDir, file));
  const texts = files.filter(
    (file) =>
      // The feed's address has no extension.
      (COMPRESSIBLE.has(path.extname(file)) || file === path.join(publicDir, FEED_PATH)) &&
      statSync(file).size >= MIN_COMPRESSED_BYTES,
  );
  let compressed = 0;
  for (let start = 0; start < texts.length; start += AT_ONCE) {
    const written = await Promise.all(texts.slice(start, start + AT_ONCE).map(compress));
    compressed += written.filter(Boolean).length;
  }
  const wanted = new Set(texts.flatMap((file) => encoders.map(([extension]) => file + extension)));
  const leftOver = files.filter(
    (file) => file.endsWith(UNFINISHED_SUFFIX) || (/\.(?:br|gz)$/.test(file) && !wanted.has(file)),
  );
  await Promise.all(leftOver.map((file) => rm(file, { force: true })));
  return compressed;
};
