import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { readSvg } from "../utils/parse-svg";

/** An SVG file as a symbol in a sprite. Its id also prefixes the ids inside it, so that they're unique. */
export const symbolOf = async (id: string, file: string): Promise<string> => {
  const { viewBox, body } = await readSvg(file, id);
  return `<symbol id="${id}" viewBox="${viewBox}">${body}</symbol>`;
};

/** An unchanged file keeps its time, so that a warm start copies nothing and `gatsby develop` reloads nothing. */
export const writeIfChanged = async (file: string, content: string): Promise<void> => {
  const present = await readFile(file, "utf8").catch(() => "");
  if (present === content) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
};

/** Writes a sprite: an SVG file of symbols. A page shows one with `<use href="/file.svg#id">`. */
export const writeSprite = (file: string, symbols: readonly string[]): Promise<void> =>
  writeIfChanged(file, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`);
