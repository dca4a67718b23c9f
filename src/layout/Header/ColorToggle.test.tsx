import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { choicesScript } from "../../utils/choices";
import { ColorToggle } from "./TopStrip";

/** Sets the system's colour preference. */
const system = (colors: "light" | "dark") => {
  jest.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media === `(prefers-color-scheme: ${colors})`,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
};
const chosen = () => document.documentElement.dataset.colors;
const applyEarly = () => {
  window.eval(choicesScript);
};
const bars = () => document.querySelector<HTMLMetaElement>("meta[name=theme-color]")?.content;

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.colors;
  document.head.innerHTML = `
    <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="#000000" media="(prefers-color-scheme: dark)">`;
});
afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  ["light", "dark", "#000000"],
  ["dark", "light", "#ffffff"],
] as const)("changes from %s to %s and back, and remembers it", async (colors, other, bar) => {
  const user = userEvent.setup();
  system(colors);
  render(<ColorToggle />);
  await user.tab();
  await user.keyboard("{Enter}");
  expect([chosen(), localStorage.getItem("colors"), bars()]).toEqual([other, other, bar]);
  expect(screen.getByRole("button")).toHaveAccessibleName(`Use ${colors} colours`);
  await user.click(screen.getByRole("button"));
  expect([chosen(), localStorage.getItem("colors")]).toEqual([colors, colors]);
});

it("ignores any other value in storage", () => {
  localStorage.setItem("colors", "sepia");
  applyEarly();
  expect(chosen()).toBeUndefined();
});

it("works on this page if storage is blocked", async () => {
  const user = userEvent.setup();
  system("light");
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Blocked", "SecurityError");
  });
  render(<ColorToggle />);
  await user.click(screen.getByRole("button"));
  expect(chosen()).toBe("dark");
});
