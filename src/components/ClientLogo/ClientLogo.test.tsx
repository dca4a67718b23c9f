import { render, screen } from "@testing-library/react";
import { ClientLogo } from "./ClientLogo";

describe("ClientLogo", () => {
  it("is a picture named after its owner, fetched when it comes near", () => {
    render(<ClientLogo src="/owlbarn.svg" name="Owlbarn" aspectRatio={4} />);
    const logo = screen.getByRole("img", { name: "Owlbarn" });
    expect(logo).toHaveAttribute("src", "/owlbarn.svg");
    expect(logo).toHaveAttribute("loading", "lazy");
  });

  it.each([
    [1, 60, 60],
    [4, 120, 30],
  ])("has the same area at %d:1", (aspectRatio, width, height) => {
    render(<ClientLogo src="/a.svg" name="A" aspectRatio={aspectRatio} area={3600} />);
    expect(screen.getByRole("img")).toHaveAttribute("width", String(width));
    expect(screen.getByRole("img")).toHaveAttribute("height", String(height));
  });
});
