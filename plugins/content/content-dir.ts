import path from "node:path";

/**
 * Where Gatsby reads the content: `data/`, or during `gatsby develop` a copy of it as it last passed the content check,
 * so that a mistake changes nothing on the pages.
 */
export const contentDir = (projectDir: string): string =>
  path.join(projectDir, process.env.NODE_ENV === "development" ? ".cache/content" : "data");
