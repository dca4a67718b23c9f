import { render, screen, within } from "@testing-library/react";
import { fakeWindow } from "../../../../test/fake-browser";
import { film, illustration } from "../../../../test/fixtures";
import Services from "./Services";

const services = (
  [
    ["Social", "coral"],
    ["Search", "violet"],
  ] as const
).map(([title, colorScheme], index) => ({
  anchor: `solution${index + 1}`,
  page: { path: `/services/${title.toLowerCase()}/` },
  title,
  colorScheme,
  tagline: `${title} tagline`,
  content: `${title} content`,
  icons: ["eye"],
  video: film,
  poster: illustration(`${title} poster`),
}));

describe("Services", () => {
  it("has an article with its id, colours, link and control of its film for each service", () => {
    fakeWindow({ width: 1440 });
    render(<Services kicker={null} heading="Our Services" intro={null} items={services} />);
    services.forEach(({ anchor, title, page, colorScheme }) => {
      const article = screen.getByRole("article", { name: title });
      expect(article).toHaveAttribute("data-scheme", colorScheme);
      expect(article).toHaveAttribute("id", anchor);
      expect(within(article).getByRole("link", { name: "Read More" })).toHaveAttribute("href", page.path);
      expect(within(article).getByRole("button", { name: `Pause ${title} video` })).toBeInTheDocument();
    });
  });
});
