import { render, screen } from "@testing-library/react";
import { offices } from "../../../../test/sample-home";
import Locations from "./Locations";

describe("Locations", () => {
  it("tells offices in the same city apart by their districts, and leads to a map", () => {
    const [office] = offices;
    if (!office) throw new Error("There are no offices.");
    const inDelhi = ["Lodhi Road", "Okhla"].map((district) => ({ ...office, slug: district, city: "Delhi", district }));
    render(<Locations kicker={null} heading="Our Locations" intro={null} items={inDelhi} />);
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Delhi, Lodhi Road",
      "Delhi, Okhla",
    ]);
    const link = screen.getByRole("link", { name: `Directions: Delhi, Okhla, ${office.label}` });
    expect(link).toHaveAttribute("href", expect.stringContaining(encodeURIComponent(office.mapQuery)));
  });
});
