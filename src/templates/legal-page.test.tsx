import { render, screen } from "@testing-library/react";
import { site } from "../site";
import LegalPageTemplate from "./legal-page";

const data: Queries.LegalPageTemplateQuery = {
  page: {
    path: "/privacy-policy/",
    title: "Privacy Policy",
    intro: "No cookies are used.",
    lastModified: "2025-04-19",
    seo: { title: "Privacy Policy", description: "No cookies." },
    sections: [
      {
        anchor: "short",
        heading: "The short version",
        paragraphs: [`Write to ${site.email} or call.`],
        list: ["No cookies", "No ads"],
      },
      { anchor: "children", heading: "Children", paragraphs: ["For businesses only."], list: null },
    ],
  },
};

afterEach(() => jest.restoreAllMocks());

describe("LegalPageTemplate", () => {
  it("says when it was last modified, for people and machines", () => {
    render(<LegalPageTemplate data={data} />);
    expect(screen.getByText(/^Last modified/)).toHaveTextContent("Last modified April 19, 2025");
    expect(screen.getByText("April 19, 2025")).toHaveAttribute("datetime", "2025-04-19");
  });

  it("turns the email address in its text into a link", () => {
    render(<LegalPageTemplate data={data} />);
    expect(screen.getByRole("link", { name: site.email })).toHaveAttribute("href", `mailto:${site.email}`);
    expect(screen.getByText("No ads")).toBeInTheDocument();
  });
});
