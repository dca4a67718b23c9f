/** The portfolio's filters in the order of their buttons: what the address says, and what the button says. */
export const FILTERS = [
  { type: "all", label: "ALL", noun: "items" },
  { type: "creative", label: "CREATIVES", noun: "creatives" },
  { type: "ai", label: "AI", noun: "AI pieces" },
  { type: "cgi", label: "CGI", noun: "CGI pieces" },
  { type: "videos", label: "REELS", noun: "reels" },
  { type: "websites", label: "WEBSITES", noun: "websites" },
] as const;

export type Filter = (typeof FILTERS)[number]["type"];

/** The filter that an address asks for by `?type=`; all, where it asks for none that exists. */
export const filterOf = (search: string): Filter => {
  const wanted = new URLSearchParams(search).get("type");
  return FILTERS.find(({ type }) => type === wanted)?.type ?? "all";
};

/** The address of a filter: the page itself for all. */
export const addressOf = (filter: Filter, pathname: string): string =>
  filter === "all" ? pathname : `${pathname}?type=${filter}`;
