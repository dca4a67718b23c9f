import { readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { FEED_PATH } from "../../src/constants/feed";
import { listFiles } from "../utils/list-files";
import { UNFINISHED_SUFFIX, writeFileAtomic } from "../utils/write-file-atomic";

const COMPRESSIBLE = new Set([".html", ".js", ".css", ".json", ".svg", ".xml", ".txt", ".webmanifest"]);

/** Compressing smaller files saves less than a packet. */
export const MIN_COMPRESSED_BYTES = 1024;

const encoders: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  ".br": (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ".gz": (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

const modified = async (file: string): Promise<number> =>
  (await stat(file).catch(() => undefined))?.mtimeMs ?? -Infinity;

/** Zlib uses Node's pool of four threads, so a few files at a time keep it busy without filling the memory. */
const inTurns = async <T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> => {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

/**
 * Writes a `.br` and a `.gz` beside every text file of at least 1 kB. Deletes those whose file is gone, and files that
 * a killed build left unfinished. Keeps compressed files that are newer than their source.
 *
 * @returns how many files were compressed anew
 */
export const precompress = async (publicDir: string): Promise<number> => {
  const files = new Set(listFiles(publicDir).map((file) => path.join(publicDir, file)));
  // The feed, whose address has no extension.
  const feed = path.join(publicDir, FEED_PATH);
  let compressed = 0;
  const wanted = new Set<string>();

  await inTurns([...files], 8, async (file) => {
    if (!(COMPRESSIBLE.has(path.extname(file)) || file === feed) || (await stat(file)).size < MIN_COMPRESSED_BYTES)
      return;
    for (const extension in encoders) wanted.add(file + extension);
    // The one that was written last.
    if ((await modified(`${file}.gz`)) >= (await modified(file))) return;
    const content = await readFile(file);
    for (const [extension, encode] of Object.entries(encoders))
      await writeFileAtomic(file + extension, await encode(content));
    compressed += 1;
  });

  const leftOver = [...files].filter(
    (file) => file.endsWith(UNFINISHED_SUFFIX) || (/\.(?:br|gz)$/.test(file) && !wanted.has(file)),
  );
  await Promise.all(leftOver.map((file) => rm(file, { force: true })));
  return compressed;
};
