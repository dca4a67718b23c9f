import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Solutions from "./Solutions";

const solutions = Array.from({ length: 9 }, (_, index) => ({
  anchor: `solutions${index + 1}`,
  name: `Solution ${index + 1}`,
  title: `Headline ${index + 1}`,
  description: `Description ${index + 1}`,
  colorScheme: "violet" as const,
}));

const card = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no card ${id}.`);
  return element;
};
const setup = () => {
  render(<Solutions kicker={null} heading="Nine ways" intro={null} items={solutions} />);
  return userEvent.setup();
};

describe("Solutions", () => {
  it("flips only one card, and keeps it flipped while the visitor looks at others", async () => {
    const user = setup();
    await user.click(within(card("solutions1")).getByText("Know more"));
    expect(within(card("solutions1")).getByText("Know more")).toHaveAttribute("aria-expanded", "true");
    expect(within(card("solutions2")).getByText("Know more")).toHaveAttribute("aria-expanded", "false");
    await user.click(screen.getByRole("button", { name: "Next solution" }));
    await user.click(within(card("solutions2")).getByText("Know more"));
    await user.click(screen.getByRole("button", { name: "Previous solution" }));
    expect(within(card("solutions1")).getByText("Know more")).toHaveAttribute("aria-expanded", "true");
    expect(within(card("solutions2")).getByText("Know more")).toHaveAttribute("aria-expanded", "true");
  });

  it("says which card flips, and which one shows on small screens", async () => {
    const user = setup();
    const button = (name: string) => within(card("solutions2")).getByText(name);
    expect(button("Know more")).toHaveAccessibleDescription("Solution 2");
    await user.click(button("Know more"));
    expect(button("Back")).toHaveFocus();
    expect(button("Back")).toHaveAccessibleDescription("Solution 2");
    await user.click(screen.getByRole("button", { name: "Next solution" }));
    expect(screen.getByText("Solution 2 2 of 9")).toBeInTheDocument();
  });
});
