import { css } from "@emotion/react";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CardStepper } from "./CardStepper";

const cards = ["Ask", "Plan", "Ship"].map((name) => ({ key: name, name, content: <p id={name}>{name}</p> }));

const setup = () => {
  render(<CardStepper cards={cards} previous="Previous step" next="Next step" wideLayout={css({})} />);
  const current = () => screen.getAllByRole("listitem", { hidden: true }).filter((item) => "current" in item.dataset);
  return { user: userEvent.setup(), current };
};

describe("CardStepper", () => {
  it("has every card in the document and marks the first as the current one", () => {
    const { current } = setup();
    expect(screen.getAllByRole("listitem", { hidden: true })).toHaveLength(3);
    expect(current().map((item) => item.textContent)).toEqual(["Ask"]);
  });

  it("has no buttons for a single card", () => {
    render(<CardStepper cards={cards.slice(0, 1)} previous="Previous step" next="Next step" wideLayout={css({})} />);
    expect(screen.getByText("Ask")).toBeInTheDocument();
    expect(screen.queryByRole("button", { hidden: true })).toBeNull();
  });

  it("steps forwards and wraps to the first card", async () => {
    const { user, current } = setup();
    const next = screen.getByRole("button", { name: "Next step", hidden: true });
    await user.click(next);
    expect(current()[0]).toHaveTextContent("Plan");
    expect(screen.getByText("2 of 3")).toHaveTextContent("Plan 2 of 3");
    expect(screen.getByText("2 of 3")).toHaveAttribute("aria-live", "polite");
    await user.click(next);
    await user.click(next);
    expect(current().map((item) => item.textContent)).toEqual(["Ask"]);
  });

  it("steps backwards and wraps to the last card", async () => {
    const { user, current } = setup();
    await user.click(screen.getByRole("button", { name: "Previous step", hidden: true }));
    expect(current().map((item) => item.textContent)).toEqual(["Ship"]);
  });

  it("shows the card that the hash names, at first and after each change", () => {
    window.location.hash = "#Ship";
    const { current } = setup();
    expect(current().map((item) => item.textContent)).toEqual(["Ship"]);
    const goTo = (hash: string) => {
      act(() => {
        window.history.replaceState(null, "", hash);
        window.dispatchEvent(new HashChangeEvent("hashchange"));
      });
    };
    goTo("#Plan");
    expect(current().map((item) => item.textContent)).toEqual(["Plan"]);
    goTo("#elsewhere");
    expect(current().map((item) => item.textContent)).toEqual(["Plan"]);
    goTo("#");
  });
});
