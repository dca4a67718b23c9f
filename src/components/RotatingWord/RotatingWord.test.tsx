import { render, screen } from "@testing-library/react";
import { RotatingWord } from "./RotatingWord";

const words = ["Trendsetters", "Innovative", "Unique"];

it("reserves space for every word and is hidden from assistive technology", () => {
  const { container } = render(<RotatingWord words={words} running />);
  expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
  for (const word of words) expect(screen.getAllByText(word)[0]).toHaveStyle({ visibility: "hidden" });
});
