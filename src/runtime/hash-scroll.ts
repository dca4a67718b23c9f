import { motion } from "../theme";

/** Sections that a link sets off to after a moment (`motion.lateHashScroll`), as the design of home has it. */
const LATE_TARGETS = ["#faq", "#blog"];

/** From now on, a link to a section of the page scrolls smoothly. A page opened at a section is there at once. */
export function scrollSmoothly(): void {
  document.documentElement.dataset.scroll = "smooth";
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.origin + link.pathname !== location.origin + location.pathname) return;
    const { hash } = link;
    if (!LATE_TARGETS.includes(hash)) return;
    event.preventDefault();
    setTimeout(() => {
      location.hash = hash;
    }, motion.lateHashScroll);
  });
}
