import { render, screen, within } from "@testing-library/react";
import { offices } from "../../../../test/sample-home";
import Locations from "./Locations";

describe("Locations", () => {
  it("has the five offices with city, label, address, picture and a link to a map", () => {
    render(<Locations kicker={null} heading="Our Locations" intro={null} offices={offices} />);
    expect(screen.getByRole("region", { name: "Our Locations" })).toHaveAttribute("id", "locations");
    const cards = screen.getAllByRole("listitem");
    expect(cards).toHaveLength(5);
    offices.forEach(({ city, label, address, mapQuery, image }, place) => {
      const card = within(cards[place] ?? document.body);
      expect(card.getByRole("heading", { level: 3, name: city })).toBeInTheDocument();
      expect(card.getByText(label)).toBeInTheDocument();
      for (const line of address) expect(card.getByText(line)).toBeInTheDocument();
      expect(card.getByRole("img", { name: image.alt })).toBeInTheDocument();
      const link = card.getByRole("link", { name: `Directions: ${city}, ${label}` });
      expect(link).toHaveAttribute("href", expect.stringContaining(encodeURIComponent(mapQuery)));
      expect(link).toHaveAttribute("target", "_blank");
      expect(link).toHaveAttribute("rel", "noopener");
    });
  });

  it("tells offices in the same city apart by their districts", () => {
    const [office] = offices;
    if (!office) throw new Error("There are no offices.");
    const inDelhi = ["Lodhi Road", "Okhla"].map((district) => ({ ...office, slug: district, city: "Delhi", district }));
    render(<Locations kicker={null} heading="Our Locations" intro={null} offices={inDelhi} />);
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Delhi, Lodhi Road",
      "Delhi, Okhla",
    ]);
    expect(screen.getByRole("link", { name: `Directions: Delhi, Okhla, ${office.label}` })).toBeInTheDocument();
  });
});
