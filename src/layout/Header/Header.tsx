import { css } from "@emotion/react";
import { memo, useEffect, useRef, useState } from "react";
import { Icon } from "../../components/Icon/Icon";
import { ButtonLink } from "../../components/Button/Button";
import { BrandMark } from "../../components/BrandMark/BrandMark";
import { site } from "../../site";
import { color } from "../../theme/color";
import { zIndex, media, radius, shadow, space } from "../../theme/layout";
import { motion } from "../../theme/motion";
import { fonts, typography } from "../../theme/typography";
import { mapSearchUrl } from "../../utils/links";
import { t } from "../../messages/t";
import { SocialLinks } from "../SocialLinks";
import { ColorToggle } from "./ColorToggle";

const styles = {
  strip: css({
    ...typography.small,
    padding: `0 ${space.gutter}`,
  }),
  stripRow: css({
    display: "flex",
    alignItems: "center",
    gap: "0 clamp(0.75rem, 2vw, 1.75rem)",
    maxWidth: space.content,
    minHeight: 44,
    margin: "0 auto",
    "& > a": {
      display: "inline-flex",
      alignItems: "center",
      flexShrink: 0,
      minHeight: 44,
      textDecoration: "none",
      whiteSpace: "nowrap",
    },
    [media.hover]: { "& > a:hover": { color: color.accent } },
    [media.small]: { "& > ul": { display: "none" } },
  }),
  /** Wraps if the strip is too narrow for it. Two lines fit into the strip's height. */
  stripAddress: css({
    "&&": { flexShrink: 1, minWidth: 0, marginInlineEnd: "auto", whiteSpace: "normal" },
    "& > span": { lineHeight: 1.3, overflowWrap: "anywhere" },
  }),
  /** Shows the icon on small screens and the text on others. */
  stripLine: css({
    [media.small]: { minWidth: 36, justifyContent: "center", "& > span": { display: "none" } },
    [media.wide]: { "& > svg": { display: "none" } },
  }),

  bar: css({
    position: "sticky",
    top: 0,
    zIndex: zIndex.header,
    padding: `0 ${space.gutter}`,
    background: color.page,
    borderBottom: `1px solid ${color.line}`,
    [media.low]: { position: "relative" },
    [media.print]: { position: "static" },
  }),
  barRow: css({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "1.5rem",
    maxWidth: space.content,
    minHeight: 69,
    margin: "0 auto",
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
  nav: css({
    display: "flex",
    // Long labels wrap onto a second line if the window is too narrow for one.
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "flex-end",
    gap: "0 clamp(0.75rem, 2vw, 2rem)",
    [media.small]: { display: "none" },
  }),
  navLink: css({
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    minHeight: 44,
    fontWeight: 500,
    textDecoration: "none",
    "&::after": {
      content: '""',
      position: "absolute",
      insetInline: 0,
      bottom: 6,
      height: 2,
      background: color.brand,
      transform: "scaleX(0)",
      transformOrigin: "left",
      transition: `transform ${motion.hover}ms ${motion.ease}`,
    },
    "&[aria-current]::after": { transform: "scaleX(1)" },
    [media.hover]: { "&:hover::after": { transform: "scaleX(1)" } },
  }),
  toggle: css({
    display: "none",
    placeItems: "center",
    width: 48,
    height: 48,
    marginInlineEnd: -8,
    border: 0,
    borderRadius: radius.small,
    background: "none",
    [media.small]: { display: "grid" },
  }),
  menu: css({
    position: "absolute",
    top: "100%",
    insetInline: 0,
    zIndex: zIndex.menu,
    padding: `0.5rem ${space.gutter} 1.5rem`,
    background: color.page,
    boxShadow: shadow,
    [media.wide]: { display: "none" },
  }),
  // Separate classes rather than `li` and `a` selectors. As these rules load when the menu opens, such selectors would
  // make the browser recalculate the style of every list and link on the page.
  menuItem: css({ "& + &": { borderTop: `1px solid ${color.line}` } }),
  menuLink: css({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    minHeight: 56,
    fontFamily: fonts.display,
    fontSize: "1.375rem",
    fontWeight: 700,
    letterSpacing: "-0.01em",
    textDecoration: "none",
  }),
  backdrop: css({
    position: "fixed",
    inset: 0,
    // Below the bar, so the menu and its button aren't dimmed.
    zIndex: zIndex.header - 1,
    background: color.backdrop,
    [media.wide]: { display: "none" },
  }),
};

const { navigation, contact, headquarters, phone, email } = site;

/** The same on every page. As a constant element, it doesn't re-render when the menu opens. */
const topStrip = (
  <div css={styles.strip} data-scheme="ink" data-print="hide">
    <div css={styles.stripRow}>
      <a href={mapSearchUrl(headquarters.mapQuery)} target="_blank" rel="noopener" css={styles.stripAddress}>
        <span>{headquarters.line}</span>
      </a>
      <a href={`tel:${phone.e164}`} css={styles.stripLine} aria-label={phone.display}>
        <Icon name="phone" />
        <span>{phone.display}</span>
      </a>
      <a href={`mailto:${email}`} css={styles.stripLine} aria-label={email}>
        <Icon name="envelope-simple" />
        <span>{email}</span>
      </a>
      <SocialLinks />
      <ColorToggle />
    </div>
  </div>
);

/** A link's `aria-current`: "page" if the current page is its target or below it. */
const isCurrent = (path: string, to: string) => (path.startsWith(to) ? "page" : undefined);

export interface HeaderProps {
  /** Path of the current page, with a trailing slash. */
  path: string;
}

const WideNavigation = memo(function WideNavigation({ path }: HeaderProps) {
  return (
    <nav aria-label={t("header.navigation")} css={styles.nav} data-nav="wide" data-print="hide">
      {navigation.map(({ label, to }) => (
        <a key={to} href={to} css={styles.navLink} aria-current={isCurrent(path, to)}>
          {label}
        </a>
      ))}
      <ButtonLink href={contact.to} aria-current={isCurrent(path, contact.to)}>
        {contact.label}
      </ButtonLink>
    </nav>
  );
});

/** The top strip, the logo and the navigation, which is a menu over a dimmed page on small screens. */
export function Header({ path }: HeaderProps) {
  const [open, setOpen] = useState(false);
  const headerRef = useRef<HTMLElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    setOpen(false);
  }, [path]);

  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      toggleRef.current?.focus();
    };
    // Visitors can still click what floats above the backdrop, such as the contact bar.
    const closeFromOutside = ({ target }: MouseEvent) => {
      if (target instanceof Node && !headerRef.current?.contains(target)) setOpen(false);
    };
    document.addEventListener("keydown", close);
    document.addEventListener("click", closeFromOutside);
    return () => {
      document.removeEventListener("keydown", close);
      document.removeEventListener("click", closeFromOutside);
    };
  }, [open]);

  return (
    // The bar only sticks within its parent, so the header has no box: the bar would scroll away with it.
    <header ref={headerRef} css={{ display: "contents" }}>
      {topStrip}
      {open && (
        // The button, Escape and every link close the menu too, so the backdrop needs no keyboard handler.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div
          css={styles.backdrop}
          data-testid="menu-backdrop"
          onClick={() => {
            setOpen(false);
          }}
        />
      )}
      <div css={styles.bar} data-nav="bar">
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
            aria-label={open ? t("header.closeMenu") : t("header.openMenu")}
            aria-expanded={open}
            aria-controls="menu"
            onClick={() => {
              setOpen(!open);
            }}
          >
            <Icon name={open ? "x" : "list"} size={28} />
          </button>
        </div>
        {open && (
          <nav aria-label={t("header.navigation")} css={styles.menu} id="menu" data-print="hide">
            <ul>
              {[...navigation, contact].map(({ label, menu: name = label, to }) => (
                <li key={to} css={styles.menuItem}>
                  <a
                    href={to}
                    css={styles.menuLink}
                    aria-current={isCurrent(path, to)}
                    onClick={() => {
                      setOpen(false);
                    }}
                  >
                    {name}
                    <Icon name="arrow-right" />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </header>
  );
}
