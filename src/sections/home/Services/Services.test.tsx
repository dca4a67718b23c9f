import { render, screen, within } from "@testing-library/react";
import { fakeWindow } from "../../../../test/fake-browser";
import { film, illustration } from "../../../../test/fixtures";
import Services from "./Services";

const services = (
  [
    ["Social", "coral"],
    ["Search", "violet"],
  ] as const
).map(([title, palette], index) => ({
  anchor: `solution${index + 1}`,
  page: { path: `/services/${title.toLowerCase()}/` },
  title,
  palette,
  tagline: `${title} tagline`,
  content: `${title} content`,
  icons: ["eye"],
  video: film,
  poster: illustration(`${title} poster`),
}));

describe("Services", () => {
  it("has an article with id, text, film and link for each service", () => {
    fakeWindow({ width: 1440 });
    render(<Services kicker={null} heading="Our Services" intro={null} services={services} />);
    expect(screen.getByRole("heading", { name: "Our Services" })).toBeInTheDocument();
    services.forEach(({ anchor, title, page, tagline, content, palette }) => {
      const article = screen.getByRole("article", { name: title });
      expect(article).toHaveAttribute("data-scheme", palette);
      expect(article).toHaveAttribute("id", anchor);
      const inside = within(article);
      expect(inside.getByText(tagline)).toBeInTheDocument();
      expect(inside.getByText(content)).toBeInTheDocument();
      expect(inside.getByRole("link", { name: "Read More" })).toHaveAttribute("href", page.path);
      expect(inside.getByRole("img", { name: `${title} poster` })).toBeInTheDocument();
      expect(inside.getByRole("button", { name: `Pause ${title} video` })).toBeInTheDocument();
    });
    expect(document.querySelectorAll("article video")).toHaveLength(2);
  });
});
