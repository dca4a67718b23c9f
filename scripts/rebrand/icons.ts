import sharp from "sharp";
import { drawMark } from "../../plugins/utils/brand-mark";
import type { BrandMarkShape } from "../../src/components/BrandMark/BrandMark";
import type { PaletteColors } from "../../src/theme/color-schemes";

/** In px: the radius of the corners, and the space between the edge and the mark. */
type Tile = Readonly<Record<"size" | "radius" | "inset", number>>;

const tile = (mark: BrandMarkShape, { ink, paper, marigold }: PaletteColors, { size, radius, inset }: Tile): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
  `<rect width="${size}" height="${size}" rx="${radius}" fill="${ink}"/>` +
  `${drawMark({ line: paper, accent: marigold }, { x: inset, y: inset, size: size - 2 * inset }, mark)}</svg>\n`;

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 288 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toBuffer();

/** An .ico file of one picture: a directory with one entry, and a PNG. */
const ico = (picture: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
};

/** Favicon and icons, by their path below static/: the mark on a tile of ink. */
export const iconFiles = async (mark: BrandMarkShape, palette: PaletteColors): Promise<Map<string, Buffer>> => {
  const draw = (shape: Tile): Promise<Buffer> => png(tile(mark, palette, shape), shape.size);
  const favicon = tile(mark, palette, { size: 64, radius: 14, inset: 8 });
  return new Map([
    ["favicon.svg", Buffer.from(favicon)],
    ["favicon.ico", ico(await png(favicon, 48), 48)],
    ["apple-touch-icon.png", await draw({ size: 180, radius: 0, inset: 28 })],
    ["icons/icon-192.png", await draw({ size: 192, radius: 42, inset: 28 })],
    ["icons/icon-512.png", await draw({ size: 512, radius: 112, inset: 76 })],
    // Maskable: no corners of its own and the mark within the middle 80 %.
    ["icons/icon-maskable-512.png", await draw({ size: 512, radius: 0, inset: 112 })],
  ]);
};
