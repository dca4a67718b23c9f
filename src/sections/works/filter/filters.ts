import { useEffect, useState } from "react";

/** The portfolio's filters in the order of their buttons, as the address has them. */
export const FILTERS = ["all", "creative", "ai", "cgi", "videos", "websites"] as const;

export type Filter = (typeof FILTERS)[number];

/** The filter in an address's `?type=`, or all if there's no such filter. */
export const filterFromSearch = (search: string): Filter => {
  const wanted = new URLSearchParams(search).get("type");
  return FILTERS.find((filter) => filter === wanted) ?? "all";
};

/** The portfolio's filter, at first all. It's in the address, so that it can be linked to and Back returns to it. */
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
    history.pushState(history.state, "", next === "all" ? location.pathname : `?type=${next}`);
    setFilter(next);
  };
  return [filter, choose];
}
