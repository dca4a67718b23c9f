import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** How a file's name ends until it's completely written. */
export const UNFINISHED_SUFFIX = ".unfinished";

/**
 * Writes a file, and the folders that it needs, unless it's there with this content: an unchanged file keeps its time, and
 * with it its ETag and compressed forms. If the build is killed, the file is as it was.
 */
export const writeIfChanged = async (file: string, content: string | Buffer): Promise<void> => {
  const bytes = Buffer.from(content);
  const before = await readFile(file).catch(() => undefined);
  if (before?.equals(bytes)) return;
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}${UNFINISHED_SUFFIX}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
};
