import { render, screen, waitFor, within } from "@testing-library/react";
import FloatingTool from "../../../layout/ContactTools/FloatingTool";
import Footer from "../../../layout/Footer";
import { Header } from "../../../layout/Header/Header";
import { ContactMethods } from "../../../sections/contact/ContactMethods";
import { HeroContact } from "../../../sections/page/hero/HeroContact";
import { site } from "../../../site";
import { mailtoUrl, whatsappUrl } from "../../../utils/links";
import { prefillContactLinks } from "./prefill-links";

const MAIL = mailtoUrl(site.email);
const CHAT = whatsappUrl(site.whatsapp.e164);

afterEach(() => prefillContactLinks(""));

const hrefs = (container: Element, start: string) =>
  [...container.querySelectorAll(`a[href^="${start}"]`)].map((link) => link.getAttribute("href"));

it("adds the message to every link to the agency's email and chat, and removes it again", () => {
  const { container } = render(
    <>
      <Header path="/" />
      <HeroContact />
      <ContactMethods />
      <Footer />
      <FloatingTool />
    </>,
  );
  const before = [hrefs(container, MAIL), hrefs(container, CHAT)] as const;
  expect(before.map(({ length }) => length)).toEqual([4, 3]);
  prefillContactLinks("Hello & more?");
  expect(hrefs(container, MAIL)).toEqual(before[0].map(() => `${MAIL}?body=Hello%20%26%20more%3F`));
  expect(hrefs(container, CHAT)).toEqual(before[1].map(() => `${CHAT}?text=Hello%20%26%20more%3F`));
  expect(screen.getByRole("link", { name: "Careers" })).toHaveAttribute("href", `mailto:${site.careersEmail}`);
  prefillContactLinks("Hello");
  expect(hrefs(container, CHAT)).toEqual(before[1].map(() => `${CHAT}?text=Hello`));
  prefillContactLinks("");
  expect([hrefs(container, MAIL), hrefs(container, CHAT)]).toEqual(before);
});

it("also fills links that are added later, and leaves other addresses and parameters alone", async () => {
  prefillContactLinks("Hello");
  const { container } = render(
    <p>
      <a href={`${MAIL}?subject=Rates`}>Rates</a>
      <a href={`${MAIL}.elsewhere`}>Elsewhere</a>
      <a href={`${CHAT}9`}>Another number</a>
    </p>,
  );
  const link = (name: string) => within(container).getByRole("link", { name });
  await waitFor(() => expect(link("Rates")).toHaveAttribute("href", `${MAIL}?subject=Rates&body=Hello`));
  expect(link("Elsewhere")).toHaveAttribute("href", `${MAIL}.elsewhere`);
  expect(link("Another number")).toHaveAttribute("href", `${CHAT}9`);
  prefillContactLinks("");
  expect(link("Rates")).toHaveAttribute("href", `${MAIL}?subject=Rates`);
});
