import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { parseSvg } from "../../../utils/parse-svg";
import type { Role } from "../../schema/fields";
import { issueIn, warningIn, type Issue } from "../issue";
import { listFiles } from "../../../utils/list-files";
import { suggestionFor, shortened } from "../suggest";

type ImageRole = Extract<Role, { kind: "image" | "svg" }>;

const TYPES: Readonly<Record<ImageRole["kind"], readonly string[]>> = {
  image: [".webp", ".jpg", ".jpeg", ".png"],
  svg: [".svg"],
};

interface Picture {
  /** In px. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Why the build can't use it. */
  readonly problem?: string;
}

/** The pictures by their names relative to data/. */
export type Pictures = ReadonlyMap<string, Picture>;

/** Reads only the header of a picture, so that hundreds take a tenth of a second, and all of an SVG file. */
const read = async (file: string): Promise<Picture> => {
  const bytes = statSync(file).size;
  try {
    if (TYPES.svg.includes(path.extname(file))) parseSvg(readFileSync(file, "utf8"), "id");
    const { width, height } = await sharp(file).metadata();
    return { width, height, bytes };
  } catch (error) {
    const problem = error instanceof Error && file.endsWith(".svg") ? error.message : "cannot be read as a picture";
    return { width: 0, height: 0, bytes, problem };
  }
};

/** Opens each picture in `dataDir` once. */
export const picturesIn = async (dataDir: string): Promise<Pictures> => {
  const files = listFiles(path.join(dataDir, "images")).map((file) => `images/${file}`);
  const pictures = await Promise.all(files.map(async (file) => [file, await read(path.join(dataDir, file))] as const));
  return new Map(pictures);
};

/** Anything larger makes every build and every copy of the repository slower. */
const LARGE_MB = 1;
/** From here, a picture alone takes seconds or, unpacked to four bytes a pixel, 200 MB of the build's memory. */
const TOO_LARGE_MB = 10;
const TOO_MANY_PIXELS = 50_000_000;

/** Pictures that hold up the build, or merely are far larger than they need to be, each with the command that helps. */
export const weightIssues = (pictures: Pictures): Issue[] =>
  [...pictures].flatMap(([file, { width, height, bytes }]) => {
    const megabytes = bytes / 1e6;
    const isTooLarge = megabytes > TOO_LARGE_MB || width * height > TOO_MANY_PIXELS;
    if (!isTooLarge && megabytes <= LARGE_MB) return [];
    const size = `is ${width} × ${height} px and ${megabytes.toFixed(1)} MB`;
    const weight = isTooLarge ? "too large to build" : "far larger than any page shows it";
    const message = `${size}, ${weight}. Make it smaller: npm run shrink -- data/${file}`;
    return [isTooLarge ? issueIn(file, [], message) : warningIn(file, [], message)];
  });

/** By name, because a shared folder makes all long paths look similar. */
const nearestFile = (file: string, others: readonly string[]): string | undefined => {
  const byName = new Map(others.map((other) => [path.posix.parse(other).name, other]));
  return byName.get(suggestionFor(path.posix.parse(file).name, byName.keys()) ?? "");
};

/** The issue with a picture that a JSON file names, if there is one. Every file names it relative to data/. */
export const imageIssue = (file: string, role: ImageRole, pictures: Pictures): string | undefined => {
  const types = TYPES[role.kind];
  const isOfType = (name: string): boolean => types.includes(path.posix.extname(name));
  const picture = pictures.get(file);
  if (!isOfType(file)) return `file ${shortened(file)} must be of type ${types.join(", ")}`;
  if (!picture) {
    const suggestion = nearestFile(file, [...pictures.keys()].filter(isOfType));
    return `file ${shortened(file)} does not exist${suggestion ? ` (did you mean ${suggestion}?)` : ""}`;
  }
  const { width, height, problem } = picture;
  if (problem) return `file ${file} ${problem}`;
  return role.kind === "image" && (width < role.minWidth || height < role.minHeight)
    ? `file ${file} is ${width} × ${height} px, too small for its place: at least ${role.minWidth} × ${role.minHeight} px`
    : undefined;
};
