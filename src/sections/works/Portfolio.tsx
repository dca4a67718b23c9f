import { css, keyframes } from "@emotion/react";
import { type ReactNode, useDeferredValue, useRef } from "react";
import { island } from "../../runtime/island";
import { media, motion } from "../../theme";
import { worksMessages } from "$messages/works";
import { type Filter, FilterBar, useFilter } from "./FilterBar";
import { ImageItems } from "./images/ImageItems";
import { Websites } from "./Websites";

const Reels = island(() => import("./reels/Reels"));

/** For one frame, in which what moves isn't seen to move. */
const appear = keyframes({ from: { visibility: "hidden" } });

const styles = {
  // At least most of a window high, so that a short list doesn't shift the page under the filter bar.
  results: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: "clamp(1.5rem, 6vw, 5rem)",
    minHeight: "80vh",
    // Works are shown as they are, in dark colours too.
    "--picture-filter": "none",
    // A link to a filter's works loads the page with all of them.
    "&:not([data-filter=all])": { animation: `${appear} ${motion.hover}ms` },
    [media.static]: { paddingTop: "2rem" },
  }),
};

export interface PortfolioProps {
  images: readonly Queries.PortfolioImageForGridFragment[];
  websites: readonly Queries.WebsiteForListFragment[];
  reels: readonly Queries.ReelForGridFragment[];
  reelsHeader: Queries.ReelsHeaderForGridFragment;
  /** Shown after the first images, and only with everything else. */
  children?: ReactNode;
}

/** Filters and the work that matches them: images, websites, reels. */
export default function Portfolio({ images, websites, reels, reelsHeader, children }: PortfolioProps) {
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
      <div css={styles.results} data-filter={filter}>
        <ImageItems images={shownImages} featured={filter === "all"}>
          <div hidden={filter !== "all"}>{children}</div>
        </ImageItems>
        {shownWebsites.length > 0 && <Websites websites={shownWebsites} />}
        {shownReels.length > 0 && <Reels header={reelsHeader} reels={shownReels} />}
      </div>
    </div>
  );
}
