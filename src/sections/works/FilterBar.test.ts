import { act, renderHook } from "@testing-library/react";
import { worksMessages } from "$messages/works";
import { FILTERS, filterFromSearch, useFilter } from "./FilterBar";

describe("The filters of the portfolio", () => {
  it("have a button each, in this order", () =>
    expect(FILTERS.map((filter) => worksMessages[filter])).toEqual([
      ...["ALL", "CREATIVES", "AI", "CGI", "REELS", "WEBSITES"],
    ]));

  it.each(["", "?type=", "?type=CGI", "?type=nothing", "?kind=cgi", "?type=<script>"])("treat %j as all", (search) =>
    expect(filterFromSearch(search)).toBe("all"),
  );

  it("are read even if there are other parameters", () =>
    expect(filterFromSearch("?utm_source=letter&type=videos")).toBe("videos"));
});

const goTo = (address: string) => window.history.replaceState(null, "", address);

describe("useFilter", () => {
  it.each(FILTERS.slice(1))("adds %s to the address as a new history entry", (filter) => {
    goTo("/our-works/");
    const entries = window.history.length;
    const { result } = renderHook(useFilter);
    act(() => result.current[1](filter));
    expect(result.current[0]).toBe(filter);
    expect(window.location.pathname + window.location.search).toBe(`/our-works/?type=${filter}`);
    expect(filterFromSearch(window.location.search)).toBe(filter);
    expect(window.history.length).toBe(entries + 1);
    act(() => result.current[1]("all"));
    expect(window.location.search).toBe("");
  });

  it("doesn't add an entry if the filter is already on", () => {
    goTo("/our-works/?type=ai");
    const entries = window.history.length;
    const { result } = renderHook(useFilter);
    act(() => result.current[1]("ai"));
    expect(window.history.length).toBe(entries);
  });
});
