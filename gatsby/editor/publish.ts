import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SiteEnvironment } from "../build/environment";
import type { EditorPage } from "../output/hosting/description";
import { editorBackend, editorPolicy } from "./backend";
import { EDITOR_FILES, EDITOR_PATH, editorFile } from "./files";

const folderIn = (publicDir: string): string => path.join(publicDir, EDITOR_PATH);

/** Deletes the editor of an earlier build. */
export const unpublishEditor = (publicDir: string): Promise<void> =>
  rm(folderIn(publicDir), { recursive: true, force: true });

/**
 * Writes the editor into the published site, if the settings ask for it. It's no page of the site: no sitemap names
 * it, and its policy is its own.
 *
 * @returns its page, for the hosts' rules; undefined if it's switched off
 */
export const publishEditor = async (
  projectDir: string,
  publicDir: string,
  environment: SiteEnvironment,
  siteUrl: string,
): Promise<EditorPage | undefined> => {
  const backend = editorBackend(environment);
  if (!backend) return undefined;
  const folder = folderIn(publicDir);
  await mkdir(folder, { recursive: true });
  for (const name of EDITOR_FILES) {
    await writeFile(path.join(folder, name), (await editorFile(projectDir, name, backend, siteUrl)) ?? "");
  }
  return { path: EDITOR_PATH, policy: editorPolicy(backend) };
};
