import { useEffect, useState } from "react";
import { POPUP_SEEN_KEY, sessionStore } from "../../features/contact/draft/session-storage";
import { useLazyComponent } from "../../hooks/useLazyComponent";
import { site } from "../../site";
import { motion } from "../../theme/motion";
import { loadEventTime } from "../../utils/navigation-timing";

const loadPopup = () => import("./LeadPopupDialog").then(({ LeadPopupDialog }) => LeadPopupDialog);

/**
 * Whether the popup would interrupt the visitor: in another dialog, the menu, a form or a hidden tab, or on the contact
 * page, which has the form that the popup leads to.
 */
function wouldInterrupt(): boolean {
  return (
    document.getElementById("menu") !== null ||
    document.visibilityState === "hidden" ||
    window.location.pathname === site.contact.to ||
    document.querySelector("dialog[open], [role=dialog]") !== null ||
    document.activeElement?.closest("form, input, textarea, select") != null
  );
}

/** Unless data/site.json switches it off, shows once per session, 7 s after the first page's load event, or as soon after that as it doesn't interrupt. */
export function LeadPopup() {
  const [Popup, requestPopup] = useLazyComponent(loadPopup);
  const [open, setOpen] = useState<boolean>();

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
      void requestPopup().then((hasLoaded) => {
        loading = false;
        // Loading takes a moment, and the visitor may have started to type meanwhile.
        if (!hasLoaded || wouldInterrupt()) return;
        clearInterval(retry);
        sessionStore.set(POPUP_SEEN_KEY, "true");
        setOpen(true);
      });
    };
    if (!site.contactTools.popup || sessionStore.get(POPUP_SEEN_KEY) !== null) return;
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
  }, [requestPopup]);

  // Its form reads the draft when it's first shown.
  if (!Popup || open === undefined) return null;
  return <Popup open={open} onClose={() => setOpen(false)} />;
}
