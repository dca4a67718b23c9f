import { css } from "@emotion/react";
import { startTransition, useDeferredValue, useRef, useState } from "react";
import { PORTFOLIO_PAGE_SIZE as PAGE_SIZE } from "../../constants/portfolio";
import { media } from "../../theme/layout";
import { t } from "../../messages/t";
import { FilterBar } from "./filter/FilterBar";
import { resultCountText, type Filter } from "./filter/filters";
import { useFilter } from "./filter/useFilter";
import { GROUP_GAP } from "./grid";
import { ImageItems } from "./images/ImageItems";
import { usePortfolioImages } from "./images/usePortfolioImages";
import { More } from "./More";
import { Reels } from "./reels/Reels";
import { useFocusOnNew } from "./useFocusOnNew";
import { Websites } from "./Websites";
import { WithoutScript } from "./WithoutScript";

const styles = {
  group: css({ "& + &": { marginTop: GROUP_GAP } }),
  // At least most of a window high, so that a short list doesn't shift the page under the filter bar.
  results: css({ minHeight: "80vh", [media.static]: { paddingTop: "2rem" } }),
};

export interface PortfolioProps {
  /** The first ones of all types. */
  images: readonly Queries.PortfolioImageForGridFragment[];
  /** How many images there are of each type. */
  imageCounts: readonly { readonly fieldValue: string | null; readonly totalCount: number }[];
  reels: readonly Queries.ReelForGridFragment[];
  websites: readonly Queries.WebsiteForListFragment[];
}

/** Filters and the work that matches them: images, reels, websites. */
export function Portfolio({ images, imageCounts, reels, websites }: PortfolioProps) {
  const [chosen, choose] = useFilter();
  // The buttons update at once and the list when it's ready: rendering a long one would delay the next frame.
  const filter = useDeferredValue(chosen);
  const [opened, setOpened] = useState({ filter, pages: 1 });
  const top = useRef<HTMLDivElement>(null);
  const pages = opened.filter === filter ? opened.pages : 1;
  const limit = pages * PAGE_SIZE;
  const has = (type: Filter) => filter === "all" || filter === type;
  const imageCount = imageCounts
    .filter(({ fieldValue }) => filter === "all" || filter === fieldValue)
    .reduce((sum, { totalCount }) => sum + totalCount, 0);
  const allReels = has("videos") ? reels : [];
  const allWebsites = has("websites") ? websites : [];
  const count = imageCount + allReels.length + allWebsites.length;

  const { images: shownImages, status, retry } = usePortfolioImages(filter, images, imageCount, limit);
  // What follows the images waits for the last of them.
  const after = (items: number) => (status === "loaded" ? Math.max(0, limit - items) : 0);
  const shownReels = allReels.slice(0, after(imageCount));
  const shownWebsites = allWebsites.slice(0, after(imageCount + allReels.length));
  const shown = shownImages.length + shownReels.length + shownWebsites.length;
  const left = status === "loaded" ? Math.min(count - limit, PAGE_SIZE) : Math.min(count, limit) - shown;

  const willShowMore = useFocusOnNew(top, shown, filter);
  const showMore = () => {
    willShowMore();
    if (status === "failed") retry();
    else
      startTransition(() => {
        setOpened({ filter, pages: pages + 1 });
      });
  };

  const chooseAndReturn = (next: Filter) => {
    choose(next);
    const box = top.current?.getBoundingClientRect();
    if (box && box.top < 0) top.current?.scrollIntoView({ behavior: "instant" });
  };

  const types = new Set(imageCounts.map(({ fieldValue }) => fieldValue));
  if (reels.length > 0) types.add("videos");
  if (websites.length > 0) types.add("websites");

  return (
    <div ref={top}>
      <FilterBar filter={chosen} types={types} onChoose={chooseAndReturn} />
      <p role="status" className="visually-hidden">
        {status === "loading" ? t("works.loading") : resultCountText(filter, count, shown)}
      </p>
      <div css={styles.results}>
        {shownImages.length > 0 && (
          <div css={styles.group}>
            <ImageItems images={shownImages} featured={filter === "all"} />
          </div>
        )}
        {shownReels.length > 0 && (
          <div css={styles.group}>
            <Reels reels={shownReels} />
          </div>
        )}
        {shownWebsites.length > 0 && (
          <div css={styles.group}>
            <Websites websites={shownWebsites} />
          </div>
        )}
        {left > 0 && (
          <>
            <More count={left} status={status} onPress={showMore} />
            <WithoutScript
              imagesLeft={imageCount - shownImages.length}
              reels={allReels.slice(shownReels.length)}
              websites={allWebsites.slice(shownWebsites.length)}
            />
          </>
        )}
      </div>
    </div>
  );
}
