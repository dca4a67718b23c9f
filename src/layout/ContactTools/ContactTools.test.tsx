import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { site } from "../../site";
import ContactBar from "./ContactBar";
import { ContactTools } from "./ContactTools";
import FloatingTool from "./FloatingTool";

jest.setTimeout(30_000);

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

afterEach(() => {
  Object.assign(site.contactTools, { bottomBar: true, floatingTool: true });
});

it("leaves out what data/site.json switches off", async () => {
  site.contactTools.floatingTool = false;
  const { rerender } = render(<ContactTools />);
  expect(await screen.findByRole("link", { name: "Call Me" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "WhatsApp" })).not.toBeInTheDocument();
  Object.assign(site.contactTools, { bottomBar: false, floatingTool: true });
  rerender(<ContactTools />);
  expect(await screen.findByRole("link", { name: "WhatsApp" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Call Me" })).not.toBeInTheDocument();
  site.contactTools.floatingTool = false;
  rerender(<ContactTools />);
  expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
});

it("starts expanded, collapses and expands", async () => {
  const user = userEvent.setup();
  render(<FloatingTool />);
  expect(screen.getByRole("link", { name: "Email" })).toBeVisible();
  const toggle = screen.getByRole("button", { name: "Collapse contact tools" });
  expect(toggle).toHaveAttribute("aria-expanded", "true");
  await user.click(toggle);
  expect(screen.queryByRole("link", { name: "Email" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Expand contact tools" })).toHaveAttribute("aria-expanded", "false");
  await user.click(toggle);
  for (const [name, scheme] of [
    ["Email", "mailto:"],
    ["WhatsApp", "https://wa.me/"],
    ["Call", "tel:"],
  ] as const) {
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", expect.stringMatching(`^${scheme}`));
  }
});

it("opens the panel from the bar, and keeps what's typed there when it closes", async () => {
  const user = userEvent.setup();
  render(<ContactBar />);
  expect(screen.getByRole("link", { name: /Call Me/ })).toHaveAttribute("href", expect.stringMatching(/^tel:/));
  const opener = screen.getByRole("button", { name: "I'm Interested" });
  fireEvent.click(opener);
  // The first press shows at once that it was felt.
  expect(opener).toHaveAttribute("aria-busy", "true");
  const panel = await screen.findByRole("dialog", { name: "Contact Us" });
  expect(opener).not.toHaveAttribute("aria-busy");
  const name = within(panel).getByRole("textbox", { name: "Name" });
  await user.type(name, "Asha");
  await user.click(within(panel).getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await user.click(opener);
  expect(within(screen.getByRole("dialog")).getByRole("textbox", { name: "Name" })).toHaveValue("Asha");
});
