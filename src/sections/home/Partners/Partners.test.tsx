import { render, screen, within } from "@testing-library/react";
import Partners from "./Partners";

const partners = ["Search Craft", "Ad Circle"].map((name, position) => ({
  position,
  name,
  image: { alt: `${name}, a badge` },
  svg: { aspectRatio: 1.5 },
}));

describe("Partners", () => {
  it("shows a picture of each badge, with a text alternative", () => {
    render(<Partners kicker={null} heading="Partners" intro={null} partners={partners} />);
    const section = within(screen.getByRole("region", { name: "Partners" }));
    const badges = section.getAllByRole("img");
    expect(badges.map((badge) => badge.getAttribute("aria-label"))).toEqual([
      "Search Craft, a badge",
      "Ad Circle, a badge",
    ]);
  });
});
