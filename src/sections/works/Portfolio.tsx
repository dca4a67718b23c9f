import { css } from "@emotion/react";
import { useRef } from "react";
import { media } from "../../theme/layout";
import { FilterBar } from "./FilterBar";
import { countText, type Filter } from "./filters";
import { ImageItems } from "./ImageItems";
import { Reels } from "./Reels";
import { useFilter } from "./useFilter";
import { Websites } from "./Websites";

const group = css({ "& + &": { marginTop: "clamp(2.5rem, 6vw, 5rem)" }, "&[hidden]": { display: "none" } });
// Room for a full window, so that a short list does not pull the page from under the filter bar.
const stage = css({ minHeight: "80vh", [media.static]: { paddingTop: "2rem" } });

export interface PortfolioProps {
  images: readonly Queries.PortfolioImageForGridFragment[];
  reels: readonly Queries.ReelForGridFragment[];
  websites: readonly Queries.WebsiteForListFragment[];
}

const isImageType = (filter: Filter): boolean => filter === "creative" || filter === "ai" || filter === "cgi";

/** Filters, and the work that they leave: images, reels, websites. */
export default function Portfolio({ images, reels, websites }: PortfolioProps) {
  const [filter, choose] = useFilter();
  const top = useRef<HTMLDivElement>(null);
  const shownImages = filter === "all" ? images : images.filter(({ type }) => type === filter);
  const showsReels = filter === "all" || filter === "videos";
  const showsWebsites = filter === "all" || filter === "websites";
  const count =
    (filter === "all" || isImageType(filter) ? shownImages.length : 0) +
    (showsReels ? reels.length : 0) +
    (showsWebsites ? websites.length : 0);

  const chooseAndReturn = (next: Filter) => {
    choose(next);
    const box = top.current?.getBoundingClientRect();
    if (box && box.top < 0) top.current?.scrollIntoView({ behavior: "instant" });
  };

  return (
    <div ref={top}>
      <FilterBar filter={filter} onChoose={chooseAndReturn} />
      <p role="status" className="visually-hidden">
        {countText(filter, count)}
      </p>
      <div css={stage}>
        {shownImages.length > 0 && (
          <div css={group}>
            <ImageItems images={shownImages} featured={filter === "all"} />
          </div>
        )}
        {showsReels && (
          <div css={group}>
            <Reels reels={reels} />
          </div>
        )}
        {showsWebsites && (
          <div css={group}>
            <Websites websites={websites} />
          </div>
        )}
      </div>
    </div>
  );
}
