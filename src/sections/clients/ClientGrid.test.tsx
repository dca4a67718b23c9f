import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ClientGrid from "./ClientGrid";

const clients = ["Kubera Row", "Solennelle"].map((name, position) => ({
  position,
  slug: `client-${position}`,
  name,
  industry: position === 0 ? "Real Estate Industry" : "Beauty",
  svg: { aspectRatio: 4 },
}));

const card = (name: string) => screen.getByRole("group", { name });
const turner = (name: string) => screen.getByRole("button", { name: `About ${name}` });

const show = () => {
  render(<ClientGrid clients={clients} />);
};

describe("ClientGrid", () => {
  it("lists a card for each client, named after it, with its logo on the front", () => {
    show();
    expect(within(screen.getByRole("list")).getAllByRole("listitem")).toHaveLength(2);
    for (const { name } of clients) {
      expect(within(card(name)).getByRole("img", { name })).toBeInTheDocument();
      expect(card(name)).toHaveAttribute("data-flipped", "false");
    }
  });

  it("has the name and industry on the back, hidden until the card flips", () => {
    show();
    const industry = within(card("Solennelle")).getByText("Beauty");
    expect(industry).not.toBeVisible();
    fireEvent.click(turner("Solennelle"));
    expect(industry).toBeVisible();
    expect(within(card("Solennelle")).getByText("Solennelle")).toBeVisible();
  });

  it("flips on a tap, and back on the next", () => {
    show();
    fireEvent.click(turner("Kubera Row"));
    expect(turner("Kubera Row")).toHaveAttribute("aria-expanded", "true");
    expect(card("Solennelle")).toHaveAttribute("data-flipped", "false");
    fireEvent.click(turner("Kubera Row"));
    expect(card("Kubera Row")).toHaveAttribute("data-flipped", "false");
  });

  it("flips while it has keyboard focus", async () => {
    show();
    await userEvent.tab();
    expect(card("Kubera Row")).toHaveAttribute("data-flipped", "true");
    await userEvent.tab();
    expect(card("Kubera Row")).toHaveAttribute("data-flipped", "false");
    expect(card("Solennelle")).toHaveAttribute("data-flipped", "true");
  });
});
