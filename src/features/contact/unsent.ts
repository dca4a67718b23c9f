import { useSyncExternalStore } from "react";
import { site } from "../../site";
import { mailtoUrl, whatsappUrl } from "../../utils/links";
import { UNSENT_EVENT } from "./session";

let text = "";
const listeners = new Set<() => void>();

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
  };
};

/** Keeps the text of a message that could not be sent, for the links that offer another way; empty to forget it. */
export function setUnsentText(next: string): void {
  if (next === text) return;
  text = next;
  listeners.forEach((notify) => {
    notify();
  });
  window.dispatchEvent(new Event(UNSENT_EVENT));
}

/** Addresses of the e-mail and WhatsApp links; after a failed send they carry what was typed. */
export function useDirectLinks(): { email: string; whatsapp: string } {
  const body = useSyncExternalStore(
    subscribe,
    () => text,
    () => "",
  );
  return { email: mailtoUrl(site.email, { body }), whatsapp: whatsappUrl(site.whatsapp.e164, body) };
}
