import { act, renderHook, waitFor } from "@testing-library/react";
import { useOpenInHistory } from "./useOpenInHistory";

const setUp = () => {
  const { result } = renderHook(() => useOpenInHistory("panel"));
  return {
    isOpen: () => result.current.isOpen,
    open: () => {
      act(() => result.current.open());
    },
    close: () => {
      act(() => result.current.close());
    },
  };
};

beforeEach(() => history.pushState({ before: 1 }, "", "/clients/?page#list"));

it("is closed by Back and opened again by Forward, at the same address", async () => {
  const { isOpen, open } = setUp();
  open();
  expect(isOpen()).toBe(true);
  expect(history.state).toEqual({ before: 1, panel: true });
  expect(location.href).toMatch(/\/clients\/\?page#list$/);
  history.back();
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(history.state).toEqual({ before: 1 });
  history.forward();
  await waitFor(() => expect(isOpen()).toBe(true));
});

it("takes its entry with it when it closes, however often it's told to", async () => {
  const { isOpen, open, close } = setUp();
  open();
  close();
  close();
  expect(isOpen()).toBe(false);
  await waitFor(() => expect(history.state).toEqual({ before: 1 }));
  history.forward();
  await waitFor(() => expect(history.state).toEqual({ before: 1, panel: undefined }));
  expect(isOpen()).toBe(false);
});

it("is closed after a reload", () => {
  history.pushState({ panel: true }, "");
  expect(setUp().isOpen()).toBe(false);
  expect(history.state).toEqual({ panel: undefined });
});

it("adds one entry, however often it's told to open", async () => {
  const { isOpen, open, close } = setUp();
  open();
  open();
  close();
  await waitFor(() => expect(history.state).toEqual({ before: 1 }));
  expect(isOpen()).toBe(false);
});
