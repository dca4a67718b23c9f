import { parseSvg } from "../../plugins/utils/parse-svg";
import type { BrandMarkShape } from "../../src/components/BrandMark/BrandMark";

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
