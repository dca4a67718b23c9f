import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { parseSvg } from "../../../utils/parse-svg";
import type { Role } from "../../schema/fields";
import type { Issue } from "../issue";
import { filesIn } from "../project-files";
import { suggestionFor, shortened } from "../suggest";

type ImageRole = Extract<Role, { kind: "image" | "svg" }>;

/** Why an SVG file can't be inlined into a page: the inliner's own error. */
const svgIssue = (source: string): string | undefined => {
  try {
    parseSvg(source, "id");
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** In px and bytes. */
interface Size {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** Reads only the picture's header, so that hundreds take a tenth of a second. Undefined if it can't be read. */
const sizeOf = async (file: string): Promise<Size | undefined> => {
  try {
    const { width, height } = await sharp(file).metadata();
    return { width, height, bytes: statSync(file).size };
  } catch {
    return undefined;
  }
};

/** Anything larger makes every build and every copy of the repository slower. */
const LARGE_MB = 1;
/** From here, a picture alone takes seconds or, unpacked to four bytes a pixel, 200 MB of the build's memory. */
const TOO_LARGE_MB = 10;
const TOO_MANY_PIXELS = 50_000_000;

/** Why a picture holds up the build, or merely is far larger than it needs to be. */
export const weightIssue = ({ width, height, bytes }: Size): Pick<Issue, "message" | "severity"> | undefined => {
  const megabytes = bytes / 1e6;
  const what = `is ${width} × ${height} px and ${megabytes.toFixed(1)} MB`;
  if (megabytes > TOO_LARGE_MB || width * height > TOO_MANY_PIXELS) return { message: `${what}, too large to build` };
  return megabytes > LARGE_MB
    ? { message: `${what}, far larger than any page shows it`, severity: "warning" }
    : undefined;
};

/** By name, because a shared folder makes all long paths look similar. */
const nearestFile = (file: string, others: readonly string[]): string | undefined => {
  const byName = new Map(others.map((other) => [path.posix.parse(other).name, other]));
  return byName.get(suggestionFor(path.posix.parse(file).name, byName.keys()) ?? "");
};

/** The pictures of data/images, by their names relative to data/. */
export interface Pictures {
  /** Why an SVG file can't be used, if it can't. */
  readonly drawings: ReadonlyMap<string, string | undefined>;
  /** The sizes of the other pictures. Undefined if one can't be read. */
  readonly sizes: ReadonlyMap<string, Size | undefined>;
}

/** Opens each picture in `dataDir` once. */
export const picturesIn = async (dataDir: string): Promise<Pictures> => {
  const files = filesIn(path.join(dataDir, "images")).map((file) => `images/${file}`);
  const isSvg = (file: string): boolean => file.endsWith(".svg");
  const drawings = files.filter(isSvg);
  const others = files.filter((file) => !isSvg(file));
  const sizes = await Promise.all(others.map((file) => sizeOf(path.join(dataDir, file))));
  return {
    drawings: new Map(drawings.map((file) => [file, svgIssue(readFileSync(path.join(dataDir, file), "utf8"))])),
    sizes: new Map(others.map((file, index) => [file, sizes[index]])),
  };
};

const fitIssue = (file: string, role: ImageRole, { drawings, sizes }: Pictures): string | undefined => {
  if (role.kind === "svg") return drawings.get(file);
  const size = sizes.get(file);
  if (!size) return "cannot be read as a picture";
  const { minWidth, minHeight } = role;
  return size.width < minWidth || size.height < minHeight
    ? `is ${size.width} × ${size.height} px, too small for its place: at least ${minWidth} × ${minHeight} px`
    : undefined;
};

/** The issue with a picture that a JSON file names, if there is one. Every file names it relative to data/. */
export const imageIssue = (file: string, role: ImageRole, pictures: Pictures): string | undefined => {
  const [types, known] =
    role.kind === "svg"
      ? [[".svg"], [...pictures.drawings.keys()]]
      : [[".webp", ".jpg", ".jpeg", ".png"], [...pictures.sizes.keys()]];
  if (!types.includes(path.posix.extname(file))) return `file ${shortened(file)} must be of type ${types.join(", ")}`;
  if (!known.includes(file)) {
    const suggestion = nearestFile(file, known);
    return `file ${shortened(file)} does not exist${suggestion ? ` (did you mean ${suggestion}?)` : ""}`;
  }
  const issue = fitIssue(file, role, pictures);
  return issue && `file ${file} ${issue}`;
};
