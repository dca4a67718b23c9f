/** The portfolio's filters in the order of their buttons: what the address says, the button, and one and more of it. */
export const FILTERS = [
  { type: "all", label: "ALL", nouns: ["item", "items"] },
  { type: "creative", label: "CREATIVES", nouns: ["creative", "creatives"] },
  { type: "ai", label: "AI", nouns: ["AI piece", "AI pieces"] },
  { type: "cgi", label: "CGI", nouns: ["CGI piece", "CGI pieces"] },
  { type: "videos", label: "REELS", nouns: ["reel", "reels"] },
  { type: "websites", label: "WEBSITES", nouns: ["website", "websites"] },
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

/** What the live region says: "5 CGI pieces shown", "48 of 700 items shown". */
export const countText = (filter: Filter, count: number, shown = count): string => {
  const [one, many] = FILTERS.find(({ type }) => type === filter)?.nouns ?? FILTERS[0].nouns;
  return `${shown < count ? `${shown} of ` : ""}${count} ${count === 1 ? one : many} shown`;
};
