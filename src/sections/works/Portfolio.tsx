import { css } from "@emotion/react";
import { startTransition, useDeferredValue, useEffect, useRef, useState } from "react";
import { Button } from "../../components/Button/Button";
import { media } from "../../theme/layout";
import { t } from "../../messages/t";
import { FilterBar } from "./filter/FilterBar";
import { resultCountText, type Filter } from "./filter/filters";
import { ImageItems } from "./images/ImageItems";
import { Reels } from "./reels/Reels";
import { useFilter } from "./filter/useFilter";
import { Websites } from "./Websites";

const styles = {
  group: css({ "& + &": { marginTop: "clamp(2.5rem, 6vw, 5rem)" }, "&[hidden]": { display: "none" } }),
  // At least most of a window high, so that a short list doesn't shift the page under the filter bar.
  results: css({ minHeight: "80vh", [media.static]: { paddingTop: "2rem" } }),

  more: css({ marginTop: "clamp(2.5rem, 6vw, 5rem)", textAlign: "center", [media.static]: { display: "none" } }),
};

/** How many items show at first, and are added by each press of the button. Thousands would slow down any browser. */
export const PAGE_SIZE = 48;

export interface PortfolioProps {
  images: readonly Queries.PortfolioImageForGridFragment[];
  reels: readonly Queries.ReelForGridFragment[];
  websites: readonly Queries.WebsiteForListFragment[];
}

/** Filters and the work that matches them: images, reels, websites. */
export default function Portfolio({ images, reels, websites }: PortfolioProps) {
  const [chosen, choose] = useFilter();
  // The buttons update at once and the list when it's ready: rendering a long one would delay the next frame.
  const filter = useDeferredValue(chosen);
  const [opened, setOpened] = useState({ filter, pages: 1 });
  const top = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number>();
  const pages = opened.filter === filter ? opened.pages : 1;
  const limit = pages * PAGE_SIZE;
  const allImages = filter === "all" ? images : images.filter(({ type }) => type === filter);
  const allReels = filter === "all" || filter === "videos" ? reels : [];
  const allWebsites = filter === "all" || filter === "websites" ? websites : [];
  const types = new Set<Filter>(images.map(({ type }) => type));
  if (reels.length > 0) types.add("videos");
  if (websites.length > 0) types.add("websites");
  const shownImages = allImages.slice(0, limit);
  const shownReels = allReels.slice(0, Math.max(0, limit - allImages.length));
  const shownWebsites = allWebsites.slice(0, Math.max(0, limit - allImages.length - allReels.length));
  const count = allImages.length + allReels.length + allWebsites.length;
  const rest = count - limit;

  // The pressed button has moved down or is gone, so move the focus to the first of the new items.
  useEffect(() => {
    if (firstNew.current === undefined) return;
    const item = top.current?.querySelectorAll("[data-type]")[firstNew.current];
    item?.querySelector<HTMLElement>("button, a")?.focus({ preventScroll: true });
    firstNew.current = undefined;
  }, [opened]);

  const showMore = () => {
    firstNew.current = limit;
    startTransition(() => {
      setOpened({ filter, pages: pages + 1 });
    });
  };

  const chooseAndReturn = (next: Filter) => {
    choose(next);
    const box = top.current?.getBoundingClientRect();
    if (box && box.top < 0) top.current?.scrollIntoView({ behavior: "instant" });
  };

  return (
    <div ref={top}>
      <FilterBar filter={chosen} types={types} onChoose={chooseAndReturn} />
      <p role="status" className="visually-hidden">
        {resultCountText(filter, count, Math.min(limit, count))}
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
        {rest > 0 && (
          <p css={styles.more}>
            <Button variant="inverse" icon="plus" onClick={showMore}>
              {t("showMore", { count: Math.min(rest, PAGE_SIZE) })}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
