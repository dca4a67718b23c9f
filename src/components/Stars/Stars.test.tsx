import { render, screen } from "@testing-library/react";
import { Stars } from "./Stars";

describe("Stars", () => {
  it("draws as many stars as the rating says, and says so", () => {
    render(<Stars rating={4} />);
    const image = screen.getByRole("img", { name: "4 out of 5 stars" });
    expect(image.querySelector("path")?.getAttribute("d")?.match(/z/g)).toHaveLength(4);
  });
});
