import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { Icon } from "../../components/Icon/Icon";
import { BrandMark } from "../../components/BrandMark/BrandMark";
import { site } from "../../site";
import { centred, color, fonts, iconButton, media, MOBILE_BREAKPOINT, space, stillPage, zIndex } from "../../theme";
import { headerMessages } from "$messages/layout";
import { Menu, WideNavigation } from "./Navigation";
import { TopStrip } from "./TopStrip";

const styles = {
  bar: css({
    position: "sticky",
    top: 0,
    zIndex: zIndex.header,
    padding: `0 ${space.gutter}`,
    borderBottom: `1px solid ${color.line}`,
    [media.low]: { position: "relative" },
    [media.print]: { position: "static", borderColor: "currentColor" },
  }),
  barRow: css({
    ...centred,
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "1.5rem",
    // Less its line.
    minHeight: `calc(${space.header} - 1px)`,
    [media.small]: { minHeight: `calc(${space.smallHeader} - 1px)` },
  }),
  home: css({
    display: "inline-flex",
    alignItems: "center",
    gap: "0.75rem",
    minHeight: 44,
    fontFamily: fonts.display,
    fontSize: "1.25rem",
    fontWeight: 700,
    letterSpacing: "-0.02em",
    textDecoration: "none",
  }),
  toggle: css([iconButton, { marginInlineEnd: -8, [media.wide]: { display: "none" } }]),
  backdrop: css({
    position: "fixed",
    inset: 0,
    // Below the bar, so the menu and its button aren't dimmed.
    zIndex: zIndex.header - 1,
    background: color.backdrop,
    "html:has(&)": stillPage,
    [media.wide]: { display: "none" },
  }),
};

/** The top strip, the logo and the navigation, which is a menu over a dimmed page on small screens. */
export function Header({ path }: { path: string }) {
  const [open, setOpen] = useState(false);
  const barRef = useRef<HTMLDivElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(false);
    const closeWithEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      close();
      toggleRef.current?.focus();
    };
    // A click on the backdrop or what floats above it, such as the contact bar, or the focus moves on to the page.
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !barRef.current?.contains(target)) close();
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.matchMedia(`(min-width: ${MOBILE_BREAKPOINT}px)`).addEventListener("change", close, { signal });
    document.addEventListener("keydown", closeWithEscape, { signal });
    document.addEventListener("click", closeFromOutside, { signal });
    document.addEventListener("focusin", closeFromOutside, { signal });
    return () => listening.abort();
  }, [open]);

  return (
    // The bar only sticks within its parent, so the header has no box: the bar would scroll away with it.
    <header css={{ display: "contents" }}>
      <TopStrip />
      {open && <div css={styles.backdrop} data-testid="menu-backdrop" />}
      <div id="header" css={styles.bar} data-scheme="ink" data-nav="bar" ref={barRef}>
        <div css={styles.barRow} data-nav="row">
          <a href="/" css={styles.home}>
            <BrandMark size={40} />
            {site.name}
          </a>
          <WideNavigation path={path} />
          <button
            ref={toggleRef}
            type="button"
            css={styles.toggle}
            data-print="hide"
            aria-label={open ? headerMessages.closeMenu : headerMessages.openMenu}
            aria-expanded={open}
            aria-controls="menu"
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? "x" : "list"} size={28} />
          </button>
        </div>
        {open && <Menu path={path} onFollow={() => setOpen(false)} />}
      </div>
    </header>
  );
}
