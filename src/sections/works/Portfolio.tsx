import { css } from "@emotion/react";
import { useDeferredValue, useRef } from "react";
import { media } from "../../theme";
import { worksMessages } from "$messages/works";
import { type Filter, FilterBar, useFilter } from "./FilterBar";
import { ImageItems } from "./images/ImageItems";
import { Reels } from "./reels/Reels";
import { Websites } from "./Websites";

const styles = {
  // At least most of a window high, so that a short list doesn't shift the page under the filter bar.
  results: css({
    minHeight: "80vh",
    "& > ul ~ ul": { marginTop: "clamp(2rem, 6vw, 5rem)" },
    // Works are shown as they are, in dark colours too.
    "--picture-filter": "none",
    [media.static]: { paddingTop: "2rem" },
  }),
};

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
  const top = useRef<HTMLDivElement>(null);

  const has = (type: Filter) => filter === "all" || filter === type;
  const shownImages = images.filter(({ type }) => has(type));
  const shownReels = has("videos") ? reels : [];
  const shownWebsites = has("websites") ? websites : [];
  const count = shownImages.length + shownReels.length + shownWebsites.length;

  const chooseAndReturn = (next: Filter) => {
    choose(next);
    const box = top.current?.getBoundingClientRect();
    if (box && box.top < 0) top.current?.scrollIntoView({ behavior: "instant" });
  };

  const types = new Set<string>(images.map(({ type }) => type));
  if (reels.length > 0) types.add("videos");
  if (websites.length > 0) types.add("websites");

  return (
    <div ref={top}>
      <FilterBar filter={chosen} types={types} onChoose={chooseAndReturn} />
      <p role="status" className="visually-hidden">
        {worksMessages.shown({ items: worksMessages.items({ filter, count }) })}
      </p>
      <div css={styles.results}>
        {shownImages.length > 0 && <ImageItems images={shownImages} featured={filter === "all"} />}
        {shownReels.length > 0 && <Reels reels={shownReels} />}
        {shownWebsites.length > 0 && <Websites websites={shownWebsites} />}
      </div>
    </div>
  );
}
