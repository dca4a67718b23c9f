import sharp from "sharp";
import { drawMark } from "../../plugins/utils/brand-mark";
import type { BrandMarkShape } from "../../src/components/BrandMark/BrandMark";
import type { PaletteColors } from "../../src/theme/palette-colors";

interface Tile {
  readonly size: number;
  /** Of the corners, in px. */
  readonly radius: number;
  /** Between the edge and the mark, in px. */
  readonly inset: number;
}

const tile = (mark: BrandMarkShape, { ink, paper, marigold }: PaletteColors, { size, radius, inset }: Tile): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
  `<rect width="${size}" height="${size}" rx="${radius}" fill="${ink}"/>` +
  `${drawMark({ line: paper, accent: marigold }, { x: inset, y: inset, size: size - 2 * inset }, mark)}</svg>\n`;

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 288 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toBuffer();

/** An .ico file is a list of PNGs behind a short directory. */
const ico = (pictures: readonly { readonly size: number; readonly data: Buffer }[]): Buffer => {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, data }, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  });
  return Buffer.concat([head, ...pictures.map(({ data }) => data)]);
};

/** Favicon and icons, by their path below static/: the mark on a tile of ink. */
export const iconFiles = async (mark: BrandMarkShape, palette: PaletteColors): Promise<Map<string, Buffer>> => {
  const draw = (shape: Tile): Promise<Buffer> => png(tile(mark, palette, shape), shape.size);
  const favicon = tile(mark, palette, { size: 64, radius: 14, inset: 8 });
  const sizes = await Promise.all([16, 32, 48].map(async (size) => ({ size, data: await png(favicon, size) })));
  return new Map([
    ["favicon.svg", Buffer.from(favicon)],
    ["favicon.ico", ico(sizes)],
    ["apple-touch-icon.png", await draw({ size: 180, radius: 0, inset: 28 })],
    ["icons/icon-192.png", await draw({ size: 192, radius: 42, inset: 28 })],
    ["icons/icon-512.png", await draw({ size: 512, radius: 112, inset: 76 })],
    // Maskable: no corners of its own and the mark within the middle 80 %.
    ["icons/icon-maskable-512.png", await draw({ size: 512, radius: 0, inset: 112 })],
  ]);
};
