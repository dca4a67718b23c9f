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

/** In px and bytes. Reads only each picture's header, so that hundreds take a tenth of a second. */
interface Size {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** Undefined if the file isn't a picture, or is broken. */
const sizeOf = async (file: string): Promise<Size | undefined> => {
  try {
    const { width, height } = await sharp(file).metadata();
    return { width, height, bytes: statSync(file).size };
  } catch {
    return undefined;
  }
};

const sizeIssue = (
  size: Size | undefined,
  { minWidth, minHeight }: Extract<Role, { kind: "image" }>,
): string | undefined => {
  if (!size) return "cannot be read as a picture";
  return size.width < minWidth || size.height < minHeight
    ? `is ${size.width} × ${size.height} px, too small for its place: at least ${minWidth} × ${minHeight} px`
    : undefined;
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

/** The pictures of data/images. */
export interface Pictures {
  /** Relative to data/. */
  readonly files: ReadonlySet<string>;
  /** Why a picture doesn't fit its place, if it doesn't. */
  readonly issueOf: (file: string, role: ImageRole) => string | undefined;
  /** Of those that can be read and aren't SVG. */
  readonly sizes: ReadonlyMap<string, Size>;
}

/** Lists the pictures in `dataDir`, and opens each of them once. */
export const picturesIn = async (dataDir: string): Promise<Pictures> => {
  const files = filesIn(path.join(dataDir, "images")).map((file) => `images/${file}`);
  const isSvg = (file: string): boolean => file.endsWith(".svg");
  const svgIssues = new Map(
    files.filter(isSvg).map((file) => [file, svgIssue(readFileSync(path.join(dataDir, file), "utf8"))]),
  );
  const pictures = files.filter((file) => !isSvg(file));
  const sizes = new Map(
    (await Promise.all(pictures.map(async (file) => [file, await sizeOf(path.join(dataDir, file))] as const))).flatMap(
      ([file, size]) => (size ? [[file, size] as const] : []),
    ),
  );
  return {
    files: new Set(files),
    issueOf: (file, role) => (role.kind === "svg" ? svgIssues.get(file) : sizeIssue(sizes.get(file), role)),
    sizes,
  };
};

/** The issue with a picture that a JSON file names, if there is one. Every file names it relative to data/. */
export const imageIssue = (file: string, role: ImageRole, { files, issueOf }: Pictures): string | undefined => {
  const types = role.kind === "svg" ? [".svg"] : [".webp", ".jpg", ".jpeg", ".png"];
  if (!types.includes(path.posix.extname(file))) return `file ${shortened(file)} must be of type ${types.join(", ")}`;
  if (!files.has(file)) {
    const others = [...files].filter((image) => types.includes(path.posix.extname(image)));
    const suggestion = nearestFile(file, others);
    return `file ${shortened(file)} does not exist${suggestion ? ` (did you mean ${suggestion}?)` : ""}`;
  }
  const issue = issueOf(file, role);
  return issue && `file ${file} ${issue}`;
};
