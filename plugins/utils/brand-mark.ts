import type { BrandMarkShape } from "../../src/components/BrandMark/BrandMark";
import mark from "../../src/components/BrandMark/mark.json";

export interface MarkColors {
  readonly line: string;
  readonly accent: string;
}

/** The brand's mark as SVG with fixed colours, for pictures. Outside browsers, no drawing program knows `var()`. */
export const drawMark = (
  { line, accent }: MarkColors,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  { viewBox, body }: BrandMarkShape = mark,
): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${viewBox}">` +
  `${body.replaceAll("currentColor", line).replaceAll("var(--mark-accent)", accent)}</svg>`;
