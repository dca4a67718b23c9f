import { existsSync, readdirSync } from "node:fs";
import { cp, mkdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { projectDir, REMOVE_OPTIONS } from "./project";

/** What a copy consists of, in addition to its content. */
const SOURCES = ["src", "plugins", "static", "scripts", "e2e", "test", "docs", ".github"];
const ROOT_FILES =
  /^(?:gatsby-[\w-]+\.tsx?|package(?:-lock)?\.json|tsconfig\.json|(?:jest|playwright)\.config\.ts|README\.md|LICENSE|\.nvmrc|\.npmrc)$/;

interface CopyOptions {
  /** What becomes the copy's data/. */
  readonly contentDir?: string;
  /** Paths from the project's root, with forward slashes. */
  readonly leftOut?: readonly string[];
}

/** Brings a copy of the project up to date, which uses the project's packages. What a build left in it stays. */
export const copyProject = async (
  dir: string,
  { contentDir = path.join(projectDir, "data"), leftOut = [] }: CopyOptions = {},
): Promise<void> => {
  await mkdir(dir, { recursive: true });
  await Promise.all([...SOURCES, "data"].map((name) => rm(path.join(dir, name), REMOVE_OPTIONS)));
  for (const name of [...SOURCES, ...readdirSync(projectDir).filter((file) => ROOT_FILES.test(file))]) {
    await cp(path.join(projectDir, name), path.join(dir, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (source) => !leftOut.includes(path.relative(projectDir, source).split(path.sep).join("/")),
    });
  }
  await cp(contentDir, path.join(dir, "data"), { recursive: true, preserveTimestamps: true });
  const packages = path.join(dir, "node_modules");
  if (!existsSync(packages)) await symlink(path.join(projectDir, "node_modules"), packages, "junction");
};
