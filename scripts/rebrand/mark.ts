import sharp from "sharp";
import { drawMark } from "../../plugins/utils/brand-mark";
import { parseSvg } from "../../plugins/utils/parse-svg";
import type { BrandMarkShape } from "../../src/components/BrandMark/BrandMark";
import type { PaletteColors } from "../../src/theme/color-schemes";

/** What's put into every page several times has to be small. */
const LARGEST = 4000;
const PAINT = /((?:fill|stroke|stop-color|color)=")([^"]*)(")/g;
const KEPT = /^(?:none|transparent|inherit)$/;

/** A square around a viewBox, with the drawing in its middle: the mark is always as wide as it is high. */
const squareOf = (viewBox: string): string => {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  const size = Math.max(width, height);
  return [x - (size - width) / 2, y - (size - height) / 2, size, size].join(" ");
};

/** The colours that a drawing's shapes name, in the order in which they do. */
const colorsIn = (body: string): string[] =>
  [...new Set([...body.matchAll(PAINT)].map(([, , color = ""]) => color.toLowerCase()))].filter(
    (color) => !KEPT.test(color),
  );

/** Makes the brand's mark of a logo with one or two colours. @throws Error with the problem and the fix */
export const markFrom = (source: string, chosen?: string): BrandMarkShape => {
  const { viewBox, body } = parseSvg(source, "mark");
  if (/<(?:text|linearGradient|radialGradient|pattern|filter|mask|use)\b/.test(body)) {
    throw new Error("must be made of plain shapes. Turn text into paths, and take out gradients, filters and masks");
  }
  if (/\bid="/.test(body)) throw new Error("must be made of plain shapes. Take out what refers to another part of it");
  if (body.length > LARGEST) {
    throw new Error(`has ${body.length} characters of shapes; at most ${LARGEST} keep pages small. Simplify its paths`);
  }
  const colors = colorsIn(body);
  const [first, second, ...others] = colors;
  if (others.length > 0) {
    throw new Error(`has ${colors.length} colours (${colors.join(", ")}); a mark has one or two. Make it flatter`);
  }
  const accent = chosen?.toLowerCase() ?? second;
  if (chosen !== undefined && !colors.includes(chosen.toLowerCase())) {
    throw new Error(`the logo has no colour ${chosen}; it has ${colors.join(" and ")}`);
  }
  const line = accent === first ? second : first;
  const painted = body.replace(PAINT, (whole, before: string, color: string, after: string) => {
    if (color.toLowerCase() === line) return `${before}currentColor${after}`;
    return color.toLowerCase() === accent ? `${before}var(--mark-accent)${after}` : whole;
  });
  // Shapes that name no colour are filled too.
  return { viewBox: squareOf(viewBox), body: `<g fill="currentColor">${painted}</g>` };
};

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
