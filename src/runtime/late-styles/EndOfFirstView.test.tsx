import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import type * as Module from "./EndOfFirstView";

const SERVED = '<div data-late-styles=""><link data-late-styles="" rel="stylesheet" href="/static/styles-1.css"></div>';

const open = async (sheet: { cssRules: { cssText: string }[] } | null) => {
  document.head.innerHTML = "";
  document.body.innerHTML = `<div id="root">${SERVED}</div>`;
  const link = document.querySelector("link");
  const container = document.getElementById("root");
  if (!link || !container) throw new Error("The page has no stylesheet.");
  Object.defineProperty(link, "sheet", { value: sheet });
  let root: ReturnType<typeof hydrateRoot> | undefined;
  await jest.isolateModulesAsync(async () => {
    const { EndOfFirstView }: typeof Module = await import("./EndOfFirstView");
    act(() => {
      root = hydrateRoot(container, <EndOfFirstView />);
    });
  });
  const leave = () => {
    act(() => {
      root?.unmount();
    });
  };
  return { link, leave };
};

it("leaves the server's stylesheet where it is", async () => {
  const { link } = await open({ cssRules: [{ cssText: ".css-1 { order: 1; }" }] });
  expect(link).toBeInTheDocument();
  expect(document.head).toBeEmptyDOMElement();
});

it("keeps its rules for the next page", async () => {
  const { link, leave } = await open({
    cssRules: [{ cssText: ".css-1 { order: 1; }" }, { cssText: ".css-2 { order: 2; }" }],
  });
  leave();
  expect(link).not.toBeInTheDocument();
  expect(document.head.querySelector("style")?.textContent).toBe(".css-1 { order: 1; }.css-2 { order: 2; }");
});

it("keeps the stylesheet itself if it hasn't loaded yet", async () => {
  const { link, leave } = await open(null);
  leave();
  expect(link.parentElement).toBe(document.head);
});
