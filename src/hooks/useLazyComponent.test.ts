import { act, renderHook } from "@testing-library/react";
import type { ComponentType } from "react";
import { useLazyComponent } from "./useLazyComponent";

const Late = () => null;
const setUp = (load: () => Promise<ComponentType>) => {
  const { result } = renderHook(() => useLazyComponent(load));
  return {
    component: () => result.current[0],
    request: () => act(() => result.current[1]()),
  };
};

describe("useLazyComponent", () => {
  it("loads nothing until it's requested", () => {
    const load = jest.fn(() => Promise.resolve(Late));
    expect(setUp(load).component()).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
  });

  it("resolves to false on failure, and tries again", async () => {
    const load = jest.fn<Promise<ComponentType>, []>().mockRejectedValueOnce(new Error("offline"));
    load.mockResolvedValue(Late);
    const { component, request } = setUp(load);
    expect(await request()).toBe(false);
    expect(await request()).toBe(true);
    expect(component()).toBe(Late);
  });
});
