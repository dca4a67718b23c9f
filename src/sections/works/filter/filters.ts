import { t } from "../../../messages/t";

/** The portfolio's filters in the order of their buttons: the value in the address and the button's label. */
export const FILTERS = [
  { type: "all", label: t("works.all") },
  { type: "creative", label: t("works.creative") },
  { type: "ai", label: t("works.ai") },
  { type: "cgi", label: t("works.cgi") },
  { type: "videos", label: t("works.videos") },
  { type: "websites", label: t("works.websites") },
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
  t("works.shown", { items: t("works.items", { filter, count }) });
