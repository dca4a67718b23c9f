import { act, renderHook } from "@testing-library/react";
import { useFilter } from "./useFilter";

const goTo = (address: string) => window.history.replaceState({ key: "first" }, "", address);

describe("useFilter", () => {
  it("adds the choice to the address as a new history entry, with the router's state", () => {
    goTo("/our-works/");
    const entries = window.history.length;
    const { result } = renderHook(useFilter);
    act(() => result.current[1]("videos"));
    expect(result.current[0]).toBe("videos");
    expect(window.location.pathname + window.location.search).toBe("/our-works/?type=videos");
    expect(window.history.length).toBe(entries + 1);
    expect(window.history.state).toEqual({ key: "first" });
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
