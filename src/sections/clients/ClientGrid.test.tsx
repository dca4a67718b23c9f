import { fireEvent, render, screen } from "@testing-library/react";
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

describe("ClientGrid", () => {
  it("flips on a tap, and back on the next", () => {
    render(<ClientGrid clients={clients} />);
    fireEvent.click(turner("Kubera Row"));
    expect(turner("Kubera Row")).toHaveAttribute("aria-expanded", "true");
    expect(card("Solennelle")).toHaveAttribute("data-flipped", "false");
    fireEvent.click(turner("Kubera Row"));
    expect(card("Kubera Row")).toHaveAttribute("data-flipped", "false");
  });
});
