import { render, screen, within } from "@testing-library/react";
import { Partners } from "./Partners";

const partners = ["Search Craft", "Ad Circle"].map((name) => ({
  name,
  image: { alt: `${name}, a badge`, file: { publicURL: `/static/${name}.svg` } },
  svg: { aspectRatio: 1.5 },
}));

describe("Partners", () => {
  it("shows a picture of each badge, in words too", () => {
    render(<Partners kicker={null} heading="Partners" intro={null} partners={partners} />);
    const section = within(screen.getByRole("region", { name: "Partners" }));
    const names = section.getAllByRole("img").map((image) => image.getAttribute("alt"));
    expect(names).toEqual(["Search Craft, a badge", "Ad Circle, a badge"]);
  });
});
