let locks = 0;

/** Stops the page behind a dialog or a menu from scrolling, until what it returns has undone every such lock. */
export function lockScroll(): () => void {
  const { style } = document.documentElement;
  locks += 1;
  if (locks === 1) {
    // Overlay scroll bars take up no space, so there's none to keep.
    if (window.innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = "stable";
    style.overflow = "hidden";
  }
  return () => {
    locks -= 1;
    if (locks > 0) return;
    style.overflow = "";
    style.scrollbarGutter = "";
  };
}
