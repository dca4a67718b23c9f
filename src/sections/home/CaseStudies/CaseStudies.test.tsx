import { render, screen, within } from "@testing-library/react";
import { fakeWindow } from "../../../../test/fake-browser";
import { illustration } from "../../../../test/fixtures";
import { defaultTag, tagColors } from "../../../theme/tags";
import CaseStudies from "./CaseStudies";

const caseStudies = ["Growth", "Engagement", "Leads"].map((title) => ({
  title,
  description: `How ${title} came about.`,
  tags: ["SEO", "Something new"],
  page: title === "Leads" ? null : `/our-works/${title.toLowerCase()}/`,
  image: illustration(`A picture of ${title}`),
}));

const setup = () => {
  fakeWindow({ width: 1440 });
  render(<CaseStudies kicker="Why" heading="3rd Eye" intro={null} items={caseStudies} />);
};

describe("CaseStudies", () => {
  it("leads from its title to its page, if it has one", () => {
    setup();
    const links = screen.getAllByRole("article").map((article) => within(article).queryByRole("link"));
    expect(links.map((link) => link?.getAttribute("href"))).toEqual([
      "/our-works/growth/",
      "/our-works/engagement/",
      undefined,
    ]);
    expect(links[0]).toHaveAccessibleName("Growth");
  });

  it("gives a named tag its colour and any other the default grey", () => {
    setup();
    expect(screen.getAllByText("SEO")[0]).toHaveStyle({ background: tagColors("SEO").background });
    expect(screen.getAllByText("Something new")[0]).toHaveStyle({ background: defaultTag.background });
  });
});
