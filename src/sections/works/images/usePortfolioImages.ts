import { startTransition, useCallback, useEffect, useState } from "react";
import { PORTFOLIO_PAGE_SIZE, portfolioPagePath } from "../../../constants/portfolio";
import type { Filter } from "../filter/filters";
import { loadImages } from "./load-images";

type Image = Queries.PortfolioImageForGridFragment;

/** The beginning of a filter's images. */
interface Beginning {
  readonly images: readonly Image[];
  /** How many of the filter's images have been asked for. `images` has fewer if the site was rebuilt without some. */
  readonly covered: number;
}

type Beginnings = Readonly<Partial<Record<Filter, Beginning>>>;

/** The longest known beginning: what was loaded for the filter, or what the images of all types contain of it. */
const longestOf = (loaded: Beginnings, first: readonly Image[], filter: Filter): Beginning => {
  const all = loaded.all ?? { images: first, covered: first.length };
  if (filter === "all") return all;
  const images = all.images.filter(({ type }) => type === filter);
  const own = loaded[filter];
  return own && own.covered > images.length ? own : { images, covered: images.length };
};

/** If the site has been rebuilt in the meantime, an image may be on two pages. */
const withPage = ({ images, covered }: Beginning, page: readonly Image[], number: number): Beginning => {
  const known = new Set(images.map(({ slug }) => slug));
  return {
    images: [...images, ...page.filter(({ slug }) => !known.has(slug))],
    covered: Math.max(covered, number * PORTFOLIO_PAGE_SIZE),
  };
};

export interface PortfolioImages {
  /** From the filter's first, in order; at most `limit`, and fewer until the rest has loaded. */
  images: readonly Image[];
  status: "loaded" | "loading" | "failed";
  /** After a failure, loads again. */
  retry: () => void;
}

/**
 * The portfolio's images for a filter. The page has the first ones of all types. The others are loaded, a page at a
 * time, from the pages that the build makes of them.
 *
 * @param first the images that the page has
 * @param total how many images of the filter there are
 * @param limit how many of them to have
 */
export function usePortfolioImages(
  filter: Filter,
  first: readonly Image[],
  total: number,
  limit: number,
): PortfolioImages {
  const [loaded, setLoaded] = useState<Beginnings>({});
  const [failed, setFailed] = useState<string>();
  const { images, covered } = longestOf(loaded, first, filter);
  const wanted = Math.min(limit, total);
  const number = Math.floor(covered / PORTFOLIO_PAGE_SIZE) + 1;
  const path = portfolioPagePath(filter, number);
  const status = covered >= wanted ? "loaded" : failed === path ? "failed" : "loading";

  useEffect(() => {
    if (status !== "loading") return;
    let current = true;
    loadImages(path).then(
      (page) => {
        // Also if the visitor has chosen another filter meanwhile: they may come back to this one.
        startTransition(() => {
          setLoaded((before) => ({ ...before, [filter]: withPage(longestOf(before, first, filter), page, number) }));
        });
      },
      (error: unknown) => {
        if (!current) return;
        console.warn("More of the portfolio could not be loaded.", error);
        setFailed(path);
      },
    );
    return () => {
      current = false;
    };
  }, [status, first, filter, path, number]);

  const retry = useCallback(() => {
    setFailed(undefined);
  }, []);

  // A filter that's chosen again tries again.
  useEffect(() => retry, [filter, retry]);

  return { images: images.slice(0, wanted), status, retry };
}
