import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSvg } from "../inline-svg";
import type { Role } from "../schema/fields";
import { imageSize } from "./image-size";
import { nearest } from "./suggest";

type ImageRole = Extract<Role, { kind: "image" | "svg" }>;

const DANGERS: readonly (readonly [RegExp, string])[] = [
  [/<script\b/i, "contains a script"],
  [
    /<(foreignObject|iframe|image|style)\b/i,
    "contains an element that may not be inlined into a page: foreignObject, iframe, image or style",
  ],
  [/[\s/"']on\w+\s*=/i, "contains an event handler"],
  [/(javascript|vbscript):/i, "contains a link that runs code"],
  // Without quotes too, which a page allows inside an inlined file.
  [/(href|src)\s*=\s*(?!["']#)/i, "refers to something outside the file"],
  [/url\(\s*["']?(?!["']?#)/i, "refers to something outside the file"],
  [/<!(ENTITY|DOCTYPE)/i, "declares a document type"],
];

/** What makes an SVG file unfit to be inlined into a page. */
const svgFault = (source: string): string | undefined => {
  const danger = DANGERS.find(([pattern]) => pattern.test(source));
  if (danger) return danger[1];
  try {
    parseSvg(source, "id");
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const pictureFault = (file: string, { minWidth, minHeight }: Extract<Role, { kind: "image" }>): string | undefined => {
  const size = imageSize(readFileSync(file));
  if (!size) return "cannot be read as a picture";
  return size.width < minWidth || size.height < minHeight
    ? `is ${size.width} × ${size.height} px, too small for its place: at least ${minWidth} × ${minHeight} px`
    : undefined;
};

/** A path as seen from a JSON file in the folder `dir` of data/. */
const seenFrom = (dir: string, file: string): string => {
  const relative = path.posix.relative(dir, file);
  return relative.startsWith(".") ? relative : `./${relative}`;
};

/** Looks at the names in the same folder first: of two long paths, the common folder says little. */
const nearestFile = (file: string, others: readonly string[]): string | undefined => {
  const { dir, name } = path.posix.parse(file);
  const siblings = new Map(
    others.filter((other) => path.posix.dirname(other) === dir).map((other) => [path.posix.parse(other).name, other]),
  );
  return siblings.get(nearest(name, siblings.keys()) ?? "") ?? nearest(file, others);
};

/**
 * What is wrong with the picture that a JSON file names, if anything is.
 *
 * @param dir the folder of the JSON file, relative to data/
 * @param images all files of data/images, relative to data/
 */
export const imageFault = (
  value: string,
  role: ImageRole,
  dir: string,
  dataDir: string,
  images: ReadonlySet<string>,
): string | undefined => {
  const file = path.posix.join(dir, value);
  const shown = seenFrom(dir, file);
  const types = role.kind === "svg" ? [".svg"] : [".webp", ".jpg", ".jpeg", ".png"];
  if (!types.includes(path.posix.extname(file))) return `file ${shown} must be of type ${types.join(", ")}`;
  if (!images.has(file)) {
    const others = [...images]
      .filter((image) => types.includes(path.posix.extname(image)))
      .map((image) => seenFrom(dir, image));
    const suggestion = nearestFile(shown, others);
    return `file ${shown} does not exist${suggestion ? ` (did you mean ${suggestion}?)` : ""}`;
  }
  const absolute = path.join(dataDir, file);
  const fault = role.kind === "svg" ? svgFault(readFileSync(absolute, "utf8")) : pictureFault(absolute, role);
  return fault && `file ${shown} ${fault}`;
};
