import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { site } from "../site";
import { Header } from "./Header";

const menu = () => document.getElementById("menu");
const setup = () => ({ user: userEvent.setup(), ...render(<Header path="/services/video-shoot/" />) });
/** jsdom shows what a media query hides: the toggle is found whatever the width. */
const toggle = () => {
  const [button] = screen
    .getAllByRole("button", { hidden: true })
    .filter((element) => element.getAttribute("aria-controls") === "menu");
  if (!button) throw new Error("There is no menu button.");
  return button;
};

describe("Header", () => {
  it("leads home and to the five pages and the contact page, and says where one is", () => {
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

  it("has address, telephone, mail and six profiles in new tabs", () => {
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

  it("opens a menu of six links over a backdrop", async () => {
    const { user } = setup();
    expect(toggle()).toHaveAttribute("aria-label", "Open menu");
    expect(toggle()).toHaveAttribute("aria-expanded", "false");
    await user.click(toggle());
    expect(toggle()).toHaveAttribute("aria-label", "Close menu");
    expect(toggle()).toHaveAttribute("aria-expanded", "true");
    expect([...(menu()?.querySelectorAll("a") ?? [])].map((link) => link.textContent)).toEqual([
      "Services",
      "Our Works",
      "About",
      "Blog",
      "Clients",
      "Contact",
    ]);
    expect(screen.getByTestId("menu-backdrop")).toBeInTheDocument();
  });

  it("closes it by the button", async () => {
    const { user } = setup();
    await user.click(toggle());
    await user.click(toggle());
    expect(menu()).toBeNull();
    expect(screen.queryByTestId("menu-backdrop")).toBeNull();
  });

  it("closes it by Escape and gives the focus back to the button", async () => {
    const { user } = setup();
    await user.click(toggle());
    await user.tab();
    await user.keyboard("{Escape}");
    expect(menu()).toBeNull();
    expect(toggle()).toHaveFocus();
  });

  it("closes it by the backdrop", async () => {
    const { user } = setup();
    await user.click(toggle());
    await user.click(screen.getByTestId("menu-backdrop"));
    expect(menu()).toBeNull();
  });

  it("closes it when a link is chosen", async () => {
    const { user } = setup();
    await user.click(toggle());
    const link = menu()?.querySelector("a");
    link?.addEventListener("click", (event) => {
      event.preventDefault();
    });
    if (link) await user.click(link);
    expect(menu()).toBeNull();
  });

  it("closes it when something above the backdrop is pressed, such as the contact bar", async () => {
    const { user } = setup();
    await user.click(toggle());
    render(<button>Elsewhere</button>);
    await user.click(screen.getByRole("button", { name: "Elsewhere" }));
    expect(menu()).toBeNull();
  });

  it("closes it when the page changes", async () => {
    const { user, rerender } = setup();
    await user.click(toggle());
    rerender(<Header path="/clients/" />);
    expect(menu()).toBeNull();
  });
});
