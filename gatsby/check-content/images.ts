import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSvg } from "../svg/parse-svg";
import type { Role } from "../schema/fields";
import { imageSize } from "./image-size";
import { filesIn } from "./project-files";
import { nearest, shortened } from "./suggest";

type ImageRole = Extract<Role, { kind: "image" | "svg" }>;

/** What makes an SVG file unfit to be inlined into a page: what the inliner itself would say. */
const svgFault = (source: string): string | undefined => {
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

/** The pictures of data/images. */
export interface Pictures {
  /** Relative to data/. */
  readonly files: ReadonlySet<string>;
  /** What makes one unfit for its place, if anything does. */
  readonly faultOf: (file: string, role: ImageRole) => string | undefined;
}

/** Lists the pictures below `dataDir`. Each is opened once for each kind of place that it is named for. */
export const picturesIn = (dataDir: string): Pictures => {
  const known = new Map<string, string | undefined>();
  return {
    files: new Set(filesIn(path.join(dataDir, "images")).map((file) => `images/${file}`)),
    faultOf: (file, role) => {
      const key = `${file} ${JSON.stringify(role)}`;
      if (!known.has(key)) {
        const absolute = path.join(dataDir, file);
        known.set(key, role.kind === "svg" ? svgFault(readFileSync(absolute, "utf8")) : pictureFault(absolute, role));
      }
      return known.get(key);
    },
  };
};

/**
 * What is wrong with the picture that a JSON file names, if anything is.
 *
 * @param dir the folder of the JSON file, relative to data/
 */
export const imageFault = (
  value: string,
  role: ImageRole,
  dir: string,
  { files, faultOf }: Pictures,
): string | undefined => {
  const file = path.posix.join(dir, value);
  const shown = seenFrom(dir, file);
  const types = role.kind === "svg" ? [".svg"] : [".webp", ".jpg", ".jpeg", ".png"];
  if (!types.includes(path.posix.extname(file))) return `file ${shortened(shown)} must be of type ${types.join(", ")}`;
  if (!files.has(file)) {
    const others = [...files]
      .filter((image) => types.includes(path.posix.extname(image)))
      .map((image) => seenFrom(dir, image));
    const suggestion = nearestFile(shown, others);
    return `file ${shortened(shown)} does not exist${suggestion ? ` (did you mean ${suggestion}?)` : ""}`;
  }
  const fault = faultOf(file, role);
  return fault && `file ${shown} ${fault}`;
};
