import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FlipCard } from "./FlipCard";

const card = (
  <FlipCard
    id="solutions1"
    front={(turn) => <button {...turn}>Know more</button>}
    back={(turn) => (
      <>
        <a href="/contact/">Contact</a>
        <button {...turn}>Back</button>
      </>
    )}
  />
);
const front = () => screen.getByText("Know more");
const back = () => screen.getByText("Back");

describe("FlipCard", () => {
  it("starts on its front, with the back inert", () => {
    render(card);
    expect(front()).toHaveAttribute("aria-expanded", "false");
    expect(front().closest("[inert]")).toBeNull();
    expect(back().closest("[inert]")).not.toBeNull();
    expect(screen.queryByRole("link", { name: "Contact" })).toBeNull();
  });

  it("turns over, makes the front inert and moves the focus to the back, and back again", async () => {
    render(card);
    await userEvent.click(front());
    expect(front()).toHaveAttribute("aria-expanded", "true");
    expect(front().closest("[inert]")).not.toBeNull();
    expect(screen.getByRole("link", { name: "Contact" })).toBeInTheDocument();
    expect(back()).toHaveFocus();
    await userEvent.click(back());
    expect(front()).toHaveAttribute("aria-expanded", "false");
    expect(front()).toHaveFocus();
    expect(back().closest("[inert]")).not.toBeNull();
  });
});
