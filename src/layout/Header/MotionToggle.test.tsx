import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { choicesScript } from "../../utils/choices";
import { MotionToggle } from "./TopStrip";

const chosen = () => document.documentElement.dataset.motion;
const applyEarly = () => {
  window.eval(choicesScript);
};
const button = () => screen.getByRole("button");

beforeEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset.motion;
});
afterEach(() => {
  jest.restoreAllMocks();
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
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("Blocked", "SecurityError");
    });
  }
  applyEarly();
  render(<MotionToggle />);
  await user.click(button());
  expect(chosen()).toBe("paused");
  await user.click(button());
  expect(chosen()).toBeUndefined();
});
