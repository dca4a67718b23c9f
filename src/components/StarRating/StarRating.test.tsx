import { render, screen } from "@testing-library/react";
import { StarRating } from "./StarRating";

describe("StarRating", () => {
  it("draws as many stars as the rating, with the rating as its name", () => {
    render(<StarRating rating={4} />);
    const image = screen.getByRole("img", { name: "4 out of 5 stars" });
    expect(image.querySelector("path")?.getAttribute("d")?.match(/z/g)).toHaveLength(4);
  });
});
