import { MOBILE_BREAKPOINT } from "../theme";

/** Takes the focus from rows to swipe (`focusableRow`) while the window is too wide for them to be rows. */
export function focusRows(): void {
  const rows = document.querySelectorAll<HTMLElement>("main :is(ul, ol)[tabindex]");
  const wide = matchMedia(`(min-width: ${MOBILE_BREAKPOINT}px)`);
  const update = () => {
    for (const row of rows) {
      if (wide.matches) row.removeAttribute("tabindex");
      else row.tabIndex = 0;
    }
  };
  update();
  wide.addEventListener("change", update);
}
