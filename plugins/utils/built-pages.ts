import { listFiles } from "./list-files";

/** The HTML files of pages, relative to public/. Gatsby keeps parts of pages in _gatsby/, which nobody visits. */
export const builtPages = (publicDir: string): string[] =>
  listFiles(publicDir).filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/"));
