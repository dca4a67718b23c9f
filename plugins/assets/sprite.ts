import { readSvg } from "../utils/parse-svg";
import { writeIfChanged } from "../utils/write-if-changed";

/** An SVG file as a symbol in a sprite. Its id also prefixes the ids inside it, so that they're unique. */
export const symbolOf = async (id: string, file: string): Promise<string> => {
  const { viewBox, body } = await readSvg(file, id);
  return `<symbol id="${id}" viewBox="${viewBox}">${body}</symbol>`;
};

/** Writes a sprite: an SVG file of symbols. A page shows one with `<use href="/file.svg#id">`. */
export const writeSprite = (file: string, symbols: readonly string[]): Promise<void> =>
  writeIfChanged(file, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`);
