import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { parseSvg } from "../../../assets/svg/parse-svg";
import type { Role } from "../../schema/fields";
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

/** In px. Reads only each picture's header, so that hundreds take a tenth of a second. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Undefined if the file isn't a picture, or is broken. */
const sizeOf = async (file: string): Promise<Size | undefined> => {
  try {
    return await sharp(file).metadata();
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

/** Compares names in the same folder first, because a shared folder makes all long paths look similar. */
const nearestFile = (file: string, others: readonly string[]): string | undefined => {
  const { dir, name } = path.posix.parse(file);
  const siblings = new Map(
    others.filter((other) => path.posix.dirname(other) === dir).map((other) => [path.posix.parse(other).name, other]),
  );
  return siblings.get(suggestionFor(name, siblings.keys()) ?? "") ?? suggestionFor(file, others);
};

/** The pictures of data/images. */
export interface Pictures {
  /** Relative to data/. */
  readonly files: ReadonlySet<string>;
  /** Why a picture doesn't fit its place, if it doesn't. */
  readonly issueOf: (file: string, role: ImageRole) => string | undefined;
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
    await Promise.all(pictures.map(async (file) => [file, await sizeOf(path.join(dataDir, file))] as const)),
  );
  return {
    files: new Set(files),
    issueOf: (file, role) => (role.kind === "svg" ? svgIssues.get(file) : sizeIssue(sizes.get(file), role)),
  };
};

/** The issue with a picture that a JSON file names, if there is one. Every file names it relative to data/. */
export const imageIssue = (file: string, role: ImageRole, { files, issueOf }: Pictures): string | undefined => {
  const types = role.kind === "svg" ? [".svg"] : [".webp", ".jpg", ".jpeg", ".png"];
  if (!types.includes(path.posix.extname(file))) return `file ${shortened(file)} must be of type ${types.join(", ")}`;
  if (!files.has(file)) {
    const others = [...files].filter((image) => types.includes(path.posix.extname(image)));
    // As if the path were relative to the JSON file, or to the site's root.
    const suggestion = nearestFile(file.replace(/^[./]+/, ""), others);
    return `file ${shortened(file)} does not exist${suggestion ? ` (did you mean ${suggestion}?)` : ""}`;
  }
  const issue = issueOf(file, role);
  return issue && `file ${file} ${issue}`;
};
