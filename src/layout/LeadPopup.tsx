import { type ComponentType, useEffect, useState } from "react";
import { POPUP_SEEN_KEY, sessionStore } from "../features/contact/draft/session-storage";
import { site } from "../site";
import { motion } from "../theme/motion";
import { loadEventTime } from "../utils/navigation-timing";
import type { LeadPopupDialogProps } from "./LeadPopupDialog";

/**
 * Whether the popup would come between the visitor and what they are doing: another dialog, the menu, a form they are
 * in, or the contact page, which has the form that the popup leads to.
 */
function wouldInterrupt(): boolean {
  // A menu that is open in a window made wider since then isn't shown.
  const isMenuShown = (document.getElementById("menu")?.getClientRects().length ?? 0) > 0;
  return (
    isMenuShown ||
    document.visibilityState === "hidden" ||
    window.location.pathname === site.contact.to ||
    document.querySelector("dialog[open], [role=dialog]") !== null ||
    document.activeElement?.closest("form, input, textarea, select") != null
  );
}

/** Asks once in a session, 7 s after the load event of the first page, or as soon after that as it interrupts nothing. */
export function LeadPopup() {
  const [Popup, setPopup] = useState<ComponentType<LeadPopupDialogProps>>();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    let retry: ReturnType<typeof setInterval> | undefined;
    let loading = false;
    const show = () => {
      if (sessionStore.get(POPUP_SEEN_KEY) !== null) {
        clearInterval(retry);
        return;
      }
      if (loading || wouldInterrupt()) return;
      loading = true;
      import("./LeadPopupDialog").then(
        (module) => {
          loading = false;
          // It took a moment, and the visitor may have begun to type.
          if (wouldInterrupt()) return;
          clearInterval(retry);
          sessionStore.set(POPUP_SEEN_KEY, "true");
          setPopup(() => module.LeadPopupDialog);
          setOpen(true);
        },
        () => {
          loading = false;
        },
      );
    };
    if (sessionStore.get(POPUP_SEEN_KEY) !== null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const startTimer = () => {
      const sinceLoad = performance.now() - (loadEventTime() || performance.now());
      timer = setTimeout(() => {
        retry = setInterval(show, motion.popupRetry);
        show();
      }, motion.leadPopup - sinceLoad);
    };
    if (document.readyState === "complete") startTimer();
    else addEventListener("load", startTimer);
    return () => {
      removeEventListener("load", startTimer);
      clearTimeout(timer);
      clearInterval(retry);
    };
  }, []);

  if (!Popup) return null;
  return (
    <Popup
      open={open}
      onClose={() => {
        setOpen(false);
      }}
    />
  );
}
