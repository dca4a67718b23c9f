import { render, screen, waitFor } from "@testing-library/react";
import { site } from "../../../site";
import { mailtoUrl, whatsappUrl } from "../../../utils/links";
import { prefillContactLinks } from "./prefill-links";

const MAIL = mailtoUrl(site.email);
const CHAT = whatsappUrl(site.whatsapp.e164);

it("adds the message to links, also to those that come later, and leaves other addresses and parameters alone", async () => {
  prefillContactLinks("Hello");
  render(
    <p>
      <a href={`${MAIL}?subject=Rates`}>Rates</a>
      <a href={CHAT}>Chat</a>
      <a href={`${MAIL}.elsewhere`}>Elsewhere</a>
      <a href={`${CHAT}9`}>Another number</a>
    </p>,
  );
  const link = (name: string) => screen.getByRole("link", { name });
  await waitFor(() => expect(link("Rates")).toHaveAttribute("href", `${MAIL}?subject=Rates&body=Hello`));
  expect(link("Elsewhere")).toHaveAttribute("href", `${MAIL}.elsewhere`);
  expect(link("Another number")).toHaveAttribute("href", `${CHAT}9`);
  prefillContactLinks("Hello & more?");
  expect(link("Chat")).toHaveAttribute("href", `${CHAT}?text=Hello%20%26%20more%3F`);
  prefillContactLinks("");
  expect(link("Rates")).toHaveAttribute("href", `${MAIL}?subject=Rates`);
  expect(link("Chat")).toHaveAttribute("href", CHAT);
});
