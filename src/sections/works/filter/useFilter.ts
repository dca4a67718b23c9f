import { useEffect, useState } from "react";
import { filterHref, type Filter, filterFromSearch } from "./filters";

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
