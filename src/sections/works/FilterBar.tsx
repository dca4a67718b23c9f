import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import { bleed, color, fonts, inlineSign, media, motion, space, zIndex } from "../../theme";
import { worksMessages } from "$messages/works";

/** The portfolio's filters in the order of their buttons, as the address has them. */
export const FILTERS = ["all", "creative", "ai", "cgi", "videos", "websites"] as const;

export type Filter = (typeof FILTERS)[number];

/** The filter in an address's `?type=`, or all if there's no such filter. */
export const filterFromSearch = (search: string): Filter => {
  const wanted = new URLSearchParams(search).get("type");
  return FILTERS.find((filter) => filter === wanted) ?? "all";
};

/** Makes a word of two letters wide enough for a finger. */
const BUTTON_PADDING = "0.375rem";

const styles = {
  bar: css({
    position: "sticky",
    top: space.header,
    zIndex: zIndex.header - 2,
    display: "flex",
    gap: "clamp(0rem, 4vw - 0.85rem, 2.25rem)",
    overflowX: "auto",
    scrollbarWidth: "none",
    paddingBlock: "0.5rem",
    // To the edge of the window, where a cut word shows that there's more. Works that reach the other one go below it, too.
    [media.small]: {
      // Nearer, while the header is away (ContactBar.tsx).
      top: `var(--header-height, ${space.smallHeader})`,
      marginInlineEnd: bleed,
      paddingInlineEnd: `calc(-1 * ${bleed})`,
      boxShadow: `calc(-1 * ${inlineSign} * ${space.gutter}) 0 ${color.surface}`,
    },
    // Over the case studies, which reach both edges.
    [media.wide]: { marginInline: bleed, paddingInline: `calc(-1 * ${bleed})` },
    marginBottom: "1.5rem",
    [media.low]: { position: "static" },
    [media.static]: { display: "none" },
  }),
  button: css({
    position: "relative",
    flexShrink: 0,
    minHeight: 48,
    padding: `0 ${BUTTON_PADDING}`,
    // The first word is on the margin.
    "&:first-of-type": { marginInlineStart: `-${BUTTON_PADDING}` },
    border: 0,
    background: "none",
    fontFamily: fonts.display,
    fontWeight: 700,
    // All fit into a phone's width.
    [media.phone]: { fontSize: "0.8125rem" },
    color: color.muted,
    "&::after": {
      content: '""',
      position: "absolute",
      insetInline: BUTTON_PADDING,
      bottom: 4,
      height: 4,
      background: color.brand,
      transform: "scaleX(0)",
      transformOrigin: `calc(50% - ${inlineSign} * 50%)`,
      transition: `transform ${motion.state}ms ${motion.ease}`,
    },
    "&[aria-pressed=true]": { color: color.text },
    "&[aria-pressed=true]::after": { transform: "scaleX(1)" },
    [media.hover]: { "&:hover": { color: color.text } },
  }),
};

/** The portfolio's filter, at first all. It's in the address, so that it can be linked to and Back returns to it. */
export function useFilter() {
  const [filter, setFilter] = useState<Filter>("all");

  useEffect(() => {
    const follow = () => setFilter(filterFromSearch(location.search));
    follow();
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);

  const choose = (next: Filter) => {
    if (next === filter) return;
    // A plain change of the address would load the page again.
    history.pushState(null, "", next === "all" ? location.pathname : `?type=${next}`);
    setFilter(next);
  };
  return [filter, choose] as const;
}

export interface FilterBarProps {
  filter: Filter;
  /** The types that there are items of. */
  types: ReadonlySet<string>;
  onChoose: (filter: Filter) => void;
}

/** The filter buttons. The active one is underlined. A type without items has none. */
export function FilterBar({ filter, types, onChoose }: FilterBarProps) {
  return (
    <div role="group" aria-label={worksMessages.filter} css={styles.bar} data-scheme="ink">
      {FILTERS.filter((type) => type === "all" || types.has(type)).map((type) => (
        <button
          key={type}
          type="button"
          css={styles.button}
          aria-pressed={type === filter}
          onClick={() => onChoose(type)}
        >
          {worksMessages[type]}
        </button>
      ))}
    </div>
  );
}
