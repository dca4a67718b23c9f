import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { choicesScript } from "../../utils/choices";
import { ColorToggle, MotionToggle } from "./TopStrip";

/** What the page's start does with the visitor's earlier choices. */
const applyEarly = () => {
  window.eval(choicesScript);
};
const blockStorage = () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("Blocked", "SecurityError");
    });
  }
};
const button = () => screen.getByRole("button");

afterEach(() => {
  jest.restoreAllMocks();
});

describe("MotionToggle", () => {
  const chosen = () => document.documentElement.dataset.motion;

  beforeEach(() => {
    sessionStorage.clear();
    delete document.documentElement.dataset.motion;
  });

  it("pauses all motion and plays it again, for the visit", async () => {
    const user = userEvent.setup();
    applyEarly();
    render(<MotionToggle />);
    expect(button()).toHaveAccessibleName("Pause all motion");
    expect(button()).toHaveAttribute("aria-pressed", "false");
    await user.tab();
    await user.keyboard("{Enter}");
    expect([chosen(), sessionStorage.getItem("motion")]).toEqual(["paused", "paused"]);
    expect(button()).toHaveAccessibleName("Play all motion");
    expect(button()).toHaveAttribute("aria-pressed", "true");
    await user.click(button());
    expect([chosen(), sessionStorage.getItem("motion")]).toEqual([undefined, null]);
    expect(button()).toHaveAttribute("aria-pressed", "false");
  });

  it("applies the latest choice to a page that Back restores from memory", () => {
    render(<MotionToggle />);
    sessionStorage.setItem("motion", "paused");
    const restore = (persisted: boolean) => {
      fireEvent(window, Object.assign(new Event("pageshow"), { persisted }));
    };
    restore(false);
    expect(button()).toHaveAttribute("aria-pressed", "false");
    restore(true);
    expect(button()).toHaveAttribute("aria-pressed", "true");
  });

  it("works on this page if storage is blocked", async () => {
    const user = userEvent.setup();
    blockStorage();
    applyEarly();
    render(<MotionToggle />);
    await user.click(button());
    expect(chosen()).toBe("paused");
    await user.click(button());
    expect(chosen()).toBeUndefined();
  });
});

describe("ColorToggle", () => {
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
  const bars = () => document.querySelector<HTMLMetaElement>("meta[name=theme-color]")?.content;

  beforeEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset.colors;
    document.head.innerHTML = `
    <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="#000000" media="(prefers-color-scheme: dark)">`;
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
    expect(button()).toHaveAccessibleName(`Use ${colors} colours`);
    await user.click(button());
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
    blockStorage();
    render(<ColorToggle />);
    await user.click(button());
    expect(chosen()).toBe("dark");
  });
});
