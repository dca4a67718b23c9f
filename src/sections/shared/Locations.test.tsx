import { render, screen } from "@testing-library/react";
import { offices } from "../../../test/sample-home";
import { site } from "../../site";
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

  it.each([
    ["its own number", { display: "+91 20 5550 0100", e164: "+912055500100" }, "+91 20 5550 0100"],
    ["the main number where it has none", null, site.phone.display],
  ])("shows %s", (_, phone, shown) => {
    const items = offices.slice(0, 1).map((office) => ({ ...office, phone }));
    render(<Locations kicker={null} heading="Offices" intro={null} items={items} withPhones />);
    const link = screen.getByRole("link", { name: shown });
    expect(link).toHaveAttribute("href", `tel:${shown.replaceAll(" ", "")}`);
  });
});
