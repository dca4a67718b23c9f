import { rm } from "node:fs/promises";
import path from "node:path";
import type { SiteEnvironment } from "../utils/environment";
import { writeIfChanged } from "../utils/write-if-changed";
import { editorBackend } from "./backend";
import { EDITOR_FILES, EDITOR_PATH, editorFile } from "./files";

/** Writes the editor into the published site if the settings ask for it, and else deletes that of an earlier build. */
export const publishEditor = async (
  projectDir: string,
  publicDir: string,
  environment: SiteEnvironment,
  siteUrl: string,
): Promise<void> => {
  const folder = path.join(publicDir, EDITOR_PATH);
  await rm(folder, { recursive: true, force: true });
  const backend = editorBackend(environment);
  if (!backend) return;
  for (const name of EDITOR_FILES) {
    await writeIfChanged(path.join(folder, name), (await editorFile(projectDir, name, backend, siteUrl)) ?? "");
  }
};
