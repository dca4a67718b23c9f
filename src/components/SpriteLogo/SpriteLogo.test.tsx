import { render, screen } from "@testing-library/react";
import { SpriteLogo } from "./SpriteLogo";

describe("SpriteLogo", () => {
  it("is a picture from a sprite, named after its owner", () => {
    render(<SpriteLogo href="/logos/clients.svg#owlbarn" name="Owlbarn" aspectRatio={4} />);
    const logo = screen.getByRole("img", { name: "Owlbarn" });
    expect(logo.querySelector("use")).toHaveAttribute("href", "/logos/clients.svg#owlbarn");
  });

  it.each([
    [1, 60, 60],
    [4, 120, 30],
  ])("has the same area at %d:1", (aspectRatio, width, height) => {
    render(<SpriteLogo href="/a.svg#a" name="A" aspectRatio={aspectRatio} />);
    expect(screen.getByRole("img")).toHaveStyle({ "--width": `${width}px` });
    expect(screen.getByRole("img")).toHaveAttribute("viewBox", `0 0 ${width} ${height}`);
  });
});
