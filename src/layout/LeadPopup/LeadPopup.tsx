import { useEffect, useState } from "react";
import { POPUP_SEEN_KEY, sessionStore } from "../../utils/session-store";
import { useLazyComponent } from "../../hooks/useLazyComponent";
import { site } from "../../site";
import { motion } from "../../theme";

const loadPopup = () => import("./LeadPopupDialog").then(({ LeadPopupDialog }) => LeadPopupDialog);

/** When the page loaded, or was shown after being prerendered, by `performance.now()`. 0 if a privacy tool hides it. */
function loadEventTime(): number {
  const entry = performance.getEntriesByType("navigation")[0] ?? {};
  const loaded = "loadEventStart" in entry ? Number(entry.loadEventStart) : 0;
  const shown = "activationStart" in entry ? Number(entry.activationStart) : 0;
  return Math.max(loaded, shown);
}

/** Whether the popup would interrupt: another dialog, the menu, a form, a hidden tab, or the page it leads to. */
function wouldInterrupt(): boolean {
  return (
    document.getElementById("menu") !== null ||
    document.visibilityState === "hidden" ||
    window.location.pathname === site.contact.to ||
    document.querySelector("dialog[open], [role=dialog]") !== null ||
    document.activeElement?.closest("form, input, textarea, select") != null
  );
}

/** Shows once per session, 7 s after the first page's load event, or as soon after that as it doesn't interrupt. */
export function LeadPopup() {
  const [Popup, requestPopup] = useLazyComponent(loadPopup);
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    if (!site.contactTools.popup) return;
    let timer: ReturnType<typeof setTimeout>;
    const show = async () => {
      if (sessionStore.get(POPUP_SEEN_KEY) !== null) return;
      // Loading takes a moment, and the visitor may have started to type meanwhile.
      if (wouldInterrupt() || !(await requestPopup()) || wouldInterrupt()) {
        wait(motion.popupRetry);
        return;
      }
      sessionStore.set(POPUP_SEEN_KEY, "true");
      setOpen(true);
    };
    const wait = (ms: number) => {
      timer = setTimeout(() => void show(), ms);
    };
    const startTimer = () => {
      const now = performance.now();
      wait(motion.leadPopup + (loadEventTime() || now) - now);
    };
    if (document.readyState === "complete") startTimer();
    else addEventListener("load", startTimer);
    return () => {
      removeEventListener("load", startTimer);
      clearTimeout(timer);
    };
  }, [requestPopup]);

  // Its form reads the draft when it's first shown.
  if (!Popup || open === undefined) return null;
  return <Popup open={open} onClose={() => setOpen(false)} />;
}
