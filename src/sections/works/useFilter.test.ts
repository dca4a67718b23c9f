import { act, renderHook } from "@testing-library/react";
import { useFilter } from "./useFilter";

const goTo = (address: string) => {
  window.history.replaceState({ key: "first" }, "", address);
};

describe("useFilter", () => {
  it("begins with all", () => {
    goTo("/our-works/");
    expect(renderHook(useFilter).result.current[0]).toBe("all");
  });

  it("follows a link to a filter", () => {
    goTo("/our-works/?type=cgi");
    expect(renderHook(useFilter).result.current[0]).toBe("cgi");
  });

  it("writes the choice into the address as a new entry, with the router's state", () => {
    goTo("/our-works/");
    const entries = window.history.length;
    const { result } = renderHook(useFilter);
    act(() => {
      result.current[1]("videos");
    });
    expect(result.current[0]).toBe("videos");
    expect(window.location.pathname + window.location.search).toBe("/our-works/?type=videos");
    expect(window.history.length).toBe(entries + 1);
    expect(window.history.state).toEqual({ key: "first" });
    act(() => {
      result.current[1]("all");
    });
    expect(window.location.search).toBe("");
  });

  it("makes no entry for the filter that is on", () => {
    goTo("/our-works/?type=ai");
    const entries = window.history.length;
    const { result } = renderHook(useFilter);
    act(() => {
      result.current[1]("ai");
    });
    expect(window.history.length).toBe(entries);
  });

  it("follows the browser's back and forward", () => {
    goTo("/our-works/");
    const { result } = renderHook(useFilter);
    act(() => {
      result.current[1]("cgi");
    });
    act(() => {
      // What the browser does on back: the address first, then the event.
      goTo("/our-works/");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(result.current[0]).toBe("all");
  });

  it("listens no more once it is gone", () => {
    goTo("/our-works/");
    const { result, unmount } = renderHook(useFilter);
    unmount();
    goTo("/our-works/?type=cgi");
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(result.current[0]).toBe("all");
  });
});
