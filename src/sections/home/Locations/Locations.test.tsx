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
});
