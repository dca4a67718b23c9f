import { site } from "../../../site";
import { mailtoUrl, whatsappUrl } from "../../../utils/links";

/** The agency's own addresses, each with the name of the parameter that fills in a message. */
const ADDRESSES = [
  [mailtoUrl(site.email), "body"],
  [whatsappUrl(site.whatsapp.e164), "text"],
] as const;

let unsent = "";

/** An address with a parameter set to a text, or without it where the text is empty; it keeps all others. */
function withParameter(href: string, name: string, text: string): string {
  const [address = "", query = ""] = href.split("?");
  const parameters = query.split("&").filter((part) => part !== "" && !part.startsWith(`${name}=`));
  if (text) parameters.push(`${name}=${encodeURIComponent(text)}`);
  return [address, parameters.join("&")].filter(Boolean).join("?");
}

function fillLinks(): void {
  for (const [address, parameter] of ADDRESSES) {
    for (const link of document.querySelectorAll(`a[href^="${address}"]`)) {
      const href = link.getAttribute("href") ?? "";
      // Not another address that begins alike.
      if (href.split("?")[0] === address) link.setAttribute("href", withParameter(href, parameter, unsent));
    }
  }
}

let observer: MutationObserver | undefined;

/**
 * Keeps the text of a message that could not be sent in every link to the agency's mail and WhatsApp, wherever it is on
 * this page and those that follow; an empty text takes it out again. The links themselves know nothing of it: most are
 * in HTML whose script never loads, and a page on which nothing fails pays nothing.
 */
export function prefillContactLinks(text: string): void {
  if (text === unsent) return;
  unsent = text;
  fillLinks();
  observer?.disconnect();
  if (!text) return;
  observer ??= new MutationObserver(fillLinks);
  observer.observe(document.body, { childList: true, subtree: true });
}
