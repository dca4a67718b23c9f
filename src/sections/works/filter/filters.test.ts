import { filterHref, FILTERS, filterFromSearch } from "./filters";

describe("The filters of the portfolio", () => {
  it("have a button each, in this order", () =>
    expect(FILTERS.map(({ label }) => label)).toEqual(["ALL", "CREATIVES", "AI", "CGI", "REELS", "WEBSITES"]));

  it.each(FILTERS.map(({ type }) => type))("find %s again in the address they give it", (type) => {
    expect(filterFromSearch(new URL(filterHref(type, "/our-works/"), "https://netrasix.example").search)).toBe(type);
  });

  it("leave the address plain for all", () => expect(filterHref("all", "/our-works/")).toBe("/our-works/"));

  it.each(["", "?type=", "?type=CGI", "?type=nothing", "?kind=cgi", "?type=<script>"])("treat %j as all", (search) =>
    expect(filterFromSearch(search)).toBe("all"),
  );

  it("are read even if there are other parameters", () =>
    expect(filterFromSearch("?utm_source=letter&type=videos")).toBe("videos"));
});
