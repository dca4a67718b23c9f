import { existsSync, readdirSync } from "node:fs";
import { cp, mkdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { projectDir, REMOVE_OPTIONS } from "./run";

const SOURCES = ["src", "plugins", "static", "scripts", "e2e", "test", "docs", ".github"];
const ROOT_FILES =
  /^(?:gatsby-[\w-]+\.tsx?|package(?:-lock)?\.json|tsconfig\.json|(?:jest|playwright)\.config\.ts|README\.md|LICENSE|\.nvmrc|\.npmrc)$/;

/** Brings a copy of the project up to date, with its packages and some data/. What a build left in it stays. */
export const copyProject = async (dir: string, contentDir = path.join(projectDir, "data")): Promise<void> => {
  const copy = async (from: string, name: string): Promise<void> => {
    await rm(path.join(dir, name), REMOVE_OPTIONS);
    await cp(from, path.join(dir, name), { recursive: true, preserveTimestamps: true });
  };
  await mkdir(dir, { recursive: true });
  for (const name of [...SOURCES, ...readdirSync(projectDir).filter((file) => ROOT_FILES.test(file))])
    await copy(path.join(projectDir, name), name);
  await copy(contentDir, "data");
  const packages = path.join(dir, "node_modules");
  if (!existsSync(packages)) await symlink(path.join(projectDir, "node_modules"), packages, "junction");
};
