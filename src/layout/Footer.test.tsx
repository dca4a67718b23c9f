import { render, screen, within } from "@testing-library/react";
import { site } from "../site";
import Footer from "./Footer";

const column = (name: string) => {
  const heading = screen.getByRole("heading", { name });
  return within(heading.parentElement ?? document.body)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
};

afterEach(() => jest.restoreAllMocks());

describe("Footer", () => {
  it("has three columns of links, each with an address", () => {
    render(<Footer />);
    expect(column("Quick Links")).toEqual([
      ["Careers", `mailto:${site.careersEmail}`],
      ["Blogs", "/blogs/"],
      ["FAQ", "/#faq"],
      ["T&C", "/terms-of-use/"],
      ["Privacy Policy", "/privacy-policy/"],
    ]);
    expect(column("Industries")).toEqual(
      site.footer.industries.map((name) => [name, `/contact/?industry=${encodeURIComponent(name)}`]),
    );
    expect(column("Contact Info")).toEqual([
      [site.email, `mailto:${site.email}`],
      [site.phone.display, `tel:${site.phone.e164}`],
    ]);
  });

  it.each(["Everything here is invented.", ""])("shows the notice of site.json, if there is one: '%s'", (notice) => {
    jest.replaceProperty(site.footer, "notice", notice);
    render(<Footer />);
    const copyright = screen.getByText(site.footer.copyright).parentElement;
    expect(copyright?.nextElementSibling?.textContent ?? "").toBe(notice);
  });

  it("shows the flags of the countries, the profiles and the copyright", () => {
    render(<Footer />);
    expect(screen.getByRole("contentinfo")).toHaveTextContent("© 2025");
    for (const { country, code } of site.footer.flags)
      expect(screen.getByRole("img", { name: country })).toHaveAttribute("src", `/flags/${code}.svg`);
    for (const { label, url } of site.socials)
      expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", url);
  });
});
