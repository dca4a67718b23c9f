import { site } from "../../../site";
import { mailtoUrl, whatsappUrl } from "../../../utils/links";
import { sessionStore, UNSENT_KEY } from "../draft/session-storage";

/** The agency's own addresses, each with the name of the parameter that prefills a message. */
const ADDRESSES = [
  [mailtoUrl(site.email), "body"],
  [whatsappUrl(site.whatsapp.e164), "text"],
] as const;

let unsent = "";

/** Sets one parameter of an address, or removes it if the text is empty. Keeps all others. */
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
      // Not another address that starts the same way.
      if (href.split("?")[0] === address) link.setAttribute("href", withParameter(href, parameter, unsent));
    }
  }
}

let observer: MutationObserver | undefined;

/**
 * Adds the text of a message that couldn't be sent to every link to the agency's email and WhatsApp, on this page and
 * the following ones, which call this when they start. An empty text removes it again. The link components don't do this themselves: most are in HTML
 * whose script never loads, and this way a page where nothing fails has no extra cost.
 */
export function prefillContactLinks(text: string): void {
  if (text === unsent) return;
  unsent = text;
  if (text) sessionStore.set(UNSENT_KEY, text);
  else sessionStore.remove(UNSENT_KEY);
  fillLinks();
  observer?.disconnect();
  if (!text) return;
  observer ??= new MutationObserver(fillLinks);
  observer.observe(document.body, { childList: true, subtree: true });
}
