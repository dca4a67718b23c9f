import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeWindow } from "../../../test/fake-browser";
import { site } from "../../site";
import { Header } from "./Header";

const showWidth = fakeWindow({ width: 390 });
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => {
  showWidth({ width: 390 });
});

const menu = () => document.getElementById("menu");
const setup = () => ({ user: userEvent.setup(), ...render(<Header path="/services/video-shoot/" />) });
/** jsdom ignores media queries, so it finds the toggle at any width. */
const toggle = () => {
  const [button] = screen
    .getAllByRole("button", { hidden: true })
    .filter((element) => element.getAttribute("aria-controls") === "menu");
  if (!button) throw new Error("There is no menu button.");
  return button;
};

describe("Header", () => {
  it("links to the home page, the five pages and the contact page, and marks the current one", () => {
    setup();
    expect(screen.getByRole("banner")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: site.name })).toHaveAttribute("href", "/");
    const main = within(screen.getByRole("navigation", { name: "Main" }));
    expect(main.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Services", "/services/"],
      ["Our Works", "/our-works/"],
      ["About", "/about/"],
      ["Blogs", "/blogs/"],
      ["Clients", "/clients/"],
      ["Contact Us", "/contact/"],
    ]);
    expect(main.getByRole("link", { current: "page" })).toHaveTextContent("Services");
  });

  it("has the address, phone, email and six profiles that open in new tabs", () => {
    setup();
    expect(screen.getByRole("link", { name: site.headquarters.line })).toHaveAttribute("target", "_blank");
    expect(screen.getByRole("link", { name: site.phone.display })).toHaveAttribute("href", `tel:${site.phone.e164}`);
    expect(screen.getByRole("link", { name: site.email })).toHaveAttribute("href", `mailto:${site.email}`);
    for (const name of ["Facebook", "Instagram", "YouTube", "X", "LinkedIn", "Pinterest"]) {
      const link = screen.getByRole("link", { name });
      expect(link).toHaveAttribute("target", "_blank");
      expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
    }
  });

  it("closes it when the window gets wide, so it isn't there once the window is small again", async () => {
    const { user } = setup();
    await user.click(toggle());
    showWidth({ width: 1024 });
    showWidth({ width: 390 });
    expect(menu()).toBeNull();
  });
});
