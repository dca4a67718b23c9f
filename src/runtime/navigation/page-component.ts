import { componentChunk } from "../gatsby-internals";
import { components } from "$virtual/async-requires";

/** The file in src/ with the component of the page at a path, as far as the path tells. */
export const componentFile = (path: string): string => {
  const [folder = "index", item] = path.split("/").filter(Boolean);
  if (folder === "blog") return item ? "templates/blog-post" : "pages/blog/index";
  return folder === "services" && item ? "templates/page" : `pages/${folder}`;
};

/**
 * Fetches the component of the page at a path, at the same time as its data. Gatsby's loader waits for the data, which
 * names the component. On slow 4G that's 0.15 s. A page whose path doesn't tell its component is left to the loader,
 * which also tries again if this fails.
 */
export function fetchComponent(path: string): void {
  components[componentChunk(componentFile(path))]?.().catch(() => undefined);
}
