import { useEffect, useState } from "react";
import { worksMessages } from "$messages/works";

/** The portfolio's filters in the order of their buttons: the value in the address and the button's label. */
export const FILTERS = [
  { type: "all", label: worksMessages.all },
  { type: "creative", label: worksMessages.creative },
  { type: "ai", label: worksMessages.ai },
  { type: "cgi", label: worksMessages.cgi },
  { type: "videos", label: worksMessages.videos },
  { type: "websites", label: worksMessages.websites },
] as const;

export type Filter = (typeof FILTERS)[number]["type"];

/** The filter in an address's `?type=`, or all if there's no such filter. */
export const filterFromSearch = (search: string): Filter => {
  const wanted = new URLSearchParams(search).get("type");
  return FILTERS.find(({ type }) => type === wanted)?.type ?? "all";
};

/** A filter's address. For all, it's the page itself. */
export const filterHref = (filter: Filter, pathname: string): string =>
  filter === "all" ? pathname : `${pathname}?type=${filter}`;

/** What the live region says: "5 CGI pieces shown". */
export const resultCountText = (filter: Filter, count: number): string =>
  worksMessages.shown({ items: worksMessages.items({ filter, count }) });

/**
 * The portfolio's filter. It's in the address, so that it can be linked to and Back returns to it. The server and the
 * first render show all.
 */
export function useFilter(): [Filter, (filter: Filter) => void] {
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
    history.pushState(history.state, "", filterHref(next, location.pathname));
    setFilter(next);
  };
  return [filter, choose];
}
