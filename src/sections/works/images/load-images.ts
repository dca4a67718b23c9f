import { pageDataAddress } from "../../../runtime/gatsby-internals";
import { motion } from "../../../theme/motion";

/** A page's data as Gatsby writes it, as far as it's used here. */
interface ImagesPageData {
  result: { data: { images: { nodes: readonly Queries.PortfolioImageForGridFragment[] } } };
}

/** A host may answer with something else, such as its error page. What the build wrote isn't checked any further. */
const isImagesPageData = (answer: unknown): answer is ImagesPageData => {
  const nodes = ["result", "data", "images", "nodes"].reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    answer,
  );
  return Array.isArray(nodes);
};

/**
 * The images of one of the portfolio's pages.
 *
 * @param path of the page
 * @throws if there's no such page, or no answer in ten seconds
 */
export async function loadImages(path: string): Promise<readonly Queries.PortfolioImageForGridFragment[]> {
  const address = pageDataAddress(path);
  const response = await fetch(address, { signal: AbortSignal.timeout(motion.feedTimeout) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const answer: unknown = await response.json();
  if (!isImagesPageData(answer)) throw new Error(`${address} has no images.`);
  return answer.result.data.images.nodes;
}
