import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";

/**
 * Copies the lightbox's stylesheet to `static/lightbox.css`. The lightbox loads it when it first opens, because
 * Gatsby inlines every imported stylesheet into every page.
 *
 * @param projectDir the project's root
 */
export const copyLightboxStyles = async (projectDir: string): Promise<void> => {
  const target = path.join(projectDir, "static");
  await mkdir(target, { recursive: true });
  await copyFile(
    path.join(projectDir, "node_modules", "yet-another-react-lightbox", "dist", "styles.css"),
    path.join(target, "lightbox.css"),
  );
};
