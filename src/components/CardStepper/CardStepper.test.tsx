import { css } from "@emotion/react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CardStepper } from "./CardStepper";

const cards = ["Ask", "Plan", "Ship"].map((name) => ({ name, content: <p>{name}</p> }));

describe("CardStepper", () => {
  it("has no buttons for a single card", () => {
    render(<CardStepper cards={cards.slice(0, 1)} previous="Previous step" next="Next step" wideLayout={css({})} />);
    expect(screen.getByText("Ask")).toBeInTheDocument();
    expect(screen.queryByRole("button", { hidden: true })).toBeNull();
  });

  it("steps forwards and wraps to the first card", async () => {
    render(<CardStepper cards={cards} previous="Previous step" next="Next step" wideLayout={css({})} />);
    const user = userEvent.setup();
    const current = () => screen.getAllByRole("listitem", { hidden: true }).filter((item) => "current" in item.dataset);
    const next = screen.getByRole("button", { name: "Next step", hidden: true });
    await user.click(next);
    expect(current()[0]).toHaveTextContent("Plan");
    expect(screen.getByText("Plan 2 of 3")).toHaveAttribute("aria-live", "polite");
    await user.click(next);
    await user.click(next);
    expect(current().map((item) => item.textContent)).toEqual(["Ask"]);
  });
});
