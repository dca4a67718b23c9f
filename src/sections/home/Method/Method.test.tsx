import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeWindow } from "../../../../test/fake-browser";
import { steps } from "../../../../test/sample-home";
import Method from "./Method";

const setup = (width: number) => {
  const setWindow = fakeWindow({ width });
  render(<Method kicker={null} heading="Method to Madness" intro={null} items={steps} />);
  return { user: userEvent.setup(), setWindow };
};
const shown = () => document.querySelector("#method [data-current] h3")?.textContent;
const heading = (place: number) => steps[place]?.heading;

describe("Method on wide screens", () => {
  it("has eight tabs with the first selected, and only shows that tab's panel", () => {
    setup(768);
    const tabs = screen.getAllByRole("tab");
    expect(tabs.map((tab) => tab.textContent)).toEqual(steps.map(({ title }, place) => `${place + 1}${title}`));
    expect(screen.getByRole("tab", { selected: true })).toBe(tabs[0]);
    expect(screen.getByRole("tabpanel", { name: steps[0]?.title })).toHaveTextContent(String(heading(0)));
    expect(screen.getAllByRole("tabpanel")).toHaveLength(1);
    expect(screen.getByRole("img", { name: steps[0]?.image.alt })).toBeInTheDocument();
  });

  it("shows the step whose tab is pressed", async () => {
    const { user } = setup(768);
    await user.click(screen.getByRole("tab", { name: steps[4]?.title }));
    expect(screen.getByRole("tab", { selected: true })).toHaveAccessibleName(steps[4]?.title);
    expect(screen.getByRole("tabpanel")).toHaveAccessibleName(steps[4]?.title);
    expect(shown()).toBe(heading(4));
  });

  it.each([
    ["{ArrowDown}", "{ArrowUp}"],
    ["{ArrowRight}", "{ArrowLeft}"],
  ])("moves on with %s, back with %s, and wraps", async (next, previous) => {
    const { user } = setup(768);
    await user.tab();
    await user.keyboard(previous);
    expect(shown()).toBe(heading(7));
    for (const place of [0, 1]) {
      await user.keyboard(next);
      expect(screen.getAllByRole("tab")[place]).toHaveFocus();
      expect(shown()).toBe(heading(place));
    }
  });

  it("goes to both ends with Home and End, and has one tab in the tab order", async () => {
    const { user } = setup(768);
    await user.tab();
    await user.keyboard("{End}");
    expect(shown()).toBe(heading(7));
    expect(screen.getAllByRole("tab").filter((tab) => tab.tabIndex === 0)).toEqual([screen.getAllByRole("tab")[7]]);
    await user.keyboard("{Home}");
    expect(shown()).toBe(heading(0));
  });
});

describe("Method on small screens", () => {
  it("steps by its buttons, wrapping at both ends", async () => {
    const { user } = setup(767);
    expect(screen.queryByRole("tabpanel")).toBeNull();
    const previous = screen.getByRole("button", { name: "Previous step", hidden: true });
    const next = screen.getByRole("button", { name: "Next step", hidden: true });
    await user.click(previous);
    expect(shown()).toBe(heading(7));
    await user.click(next);
    expect(shown()).toBe(heading(0));
    await user.click(next);
    expect(shown()).toBe(heading(1));
  });

  it("stays on the same step when the window grows", async () => {
    const { user, setWindow } = setup(767);
    await user.click(screen.getByRole("button", { name: "Next step", hidden: true }));
    setWindow({ width: 768 });
    expect(screen.getByRole("tab", { selected: true })).toHaveAccessibleName(steps[1]?.title);
  });
});
