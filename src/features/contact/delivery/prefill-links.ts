import { site } from "../../../site";
import { mailtoUrl, whatsappUrl } from "../../../utils/links";
import { sessionStore, UNSENT_KEY } from "../../../utils/session-store";

/** The agency's own addresses, each with the name of the parameter that prefills a message. */
const ADDRESSES = [
  [mailtoUrl(site.email), "body"],
  [whatsappUrl(site.whatsapp.e164), "text"],
] as const;

let unsent = "";

function fillLinks(): void {
  for (const [address, parameter] of ADDRESSES) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      `a:is([href="${address}"], [href^="${address}?"])`,
    )) {
      // Its parameter is always the last one.
      const href = link.href.replace(new RegExp(`[?&]${parameter}=.*`), "");
      const text = `${href.includes("?") ? "&" : "?"}${parameter}=${encodeURIComponent(unsent)}`;
      link.href = unsent ? href + text : href;
    }
  }
}

let observer: MutationObserver | undefined;

/** Adds an unsent message to the links to email and WhatsApp, most of which have no script. An empty text ends it. */
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
