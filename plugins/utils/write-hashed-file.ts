import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { writeFileAtomic } from "./write-file-atomic";

/** How many hexadecimal digits of a hash a file's name has. */
export const HASH_LENGTH = 10;

/**
 * Writes a file whose name says what's in it, so that browsers may keep it for good. A file of that name isn't written
 * again: it keeps its modification time, and so its ETag and compressed files.
 *
 * @returns its name, such as `start-1a2b3c4d5e.js`
 */
export const writeHashedFile = async (
  folder: string,
  name: string,
  extension: string,
  content: string,
): Promise<string> => {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, HASH_LENGTH);
  const file = `${name}-${hash}${extension}`;
  if (!existsSync(path.join(folder, file))) {
    await mkdir(folder, { recursive: true });
    await writeFileAtomic(path.join(folder, file), content);
  }
  return file;
};
