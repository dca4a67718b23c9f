import { useEffect, useState } from "react";
import { filterHref, type Filter, filterFromSearch } from "./filters";

/**
 * The portfolio's filter, kept in the address, so that it can be linked and back returns to it. The server and the
 * first render show all.
 */
export function useFilter(): [Filter, (filter: Filter) => void] {
  const [filter, setFilter] = useState<Filter>("all");

  useEffect(() => {
    const follow = () => {
      setFilter(filterFromSearch(location.search));
    };
    follow();
    window.addEventListener("popstate", follow);
    return () => {
      window.removeEventListener("popstate", follow);
    };
  }, []);

  const choose = (next: Filter) => {
    if (next === filter) return;
    // Around the router, which would scroll to the top: the page stays the same.
    history.pushState(history.state, "", filterHref(next, location.pathname));
    setFilter(next);
  };
  return [filter, choose];
}
