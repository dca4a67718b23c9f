import { css } from "@emotion/react";
import { memo, useEffect, useRef } from "react";
import { BrandMark } from "../../components/BrandMark/BrandMark";
import { ButtonLink } from "../../components/Button/Button";
import { Icon } from "../../components/Icon/Icon";
import { site } from "../../site";
import { color, fonts, inlineSign, media, motion, radius, shadow, space } from "../../theme";
import { headerMessages } from "$messages/layout";

const styles = {
  wide: css({
    display: "flex",
    // Long labels wrap onto a second line if the window is too narrow for one.
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "flex-end",
    gap: "0 clamp(0.625rem, 2.6vw - 0.5rem, 2rem)",
    [media.small]: { display: "none" },
  }),
  wideLink: css({
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
      transformOrigin: `calc(50% - ${inlineSign} * 50%)`,
      transition: `transform ${motion.hover}ms ${motion.ease}`,
    },
    "&[aria-current]::after": { transform: "scaleX(1)" },
    [media.hover]: { "&:hover::after": { transform: "scaleX(1)" } },
  }),
  menu: css({
    position: "absolute",
    top: "100%",
    insetInline: 0,
    isolation: "isolate",
    padding: `0.75rem ${space.gutter} 1.75rem`,
    borderEndStartRadius: radius.card,
    borderEndEndRadius: radius.card,
    boxShadow: shadow,
    // The page doesn't scroll while the menu is open. 100% is the height of the bar without its border.
    maxHeight: `calc(100dvh - 100% - 1px - ${space.contactBar})`,
    overflow: "hidden auto",
    overscrollBehavior: "contain",
    [media.low]: { maxHeight: "calc(100dvh - 100% - 1px)" },
    [media.wide]: { display: "none" },
  }),
  // The eye looks out from behind the links. A pupil of the brand's colour would look like a mark on one of them.
  menuEye: css({
    position: "absolute",
    zIndex: -1,
    insetInlineEnd: "-6rem",
    top: "calc(50% - 11rem)",
    width: "22rem",
    maxWidth: "none",
    height: "auto",
    maxHeight: "100%",
  }),
  // Separate classes rather than `li` and `a` selectors. As these rules load when the menu opens, such selectors would
  // make the browser recalculate the style of every list and link on the page.
  menuItem: css({ "& + &": { borderTop: `1px solid ${color.line}` } }),
  menuLink: css({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    minHeight: 64,
    fontFamily: fonts.display,
    fontSize: "min(2rem, 9vw)",
    fontWeight: 700,
    letterSpacing: "-0.02em",
    textDecoration: "none",
    "& svg": { color: color.accent },
    '&[aria-current="page"]': { color: color.accent },
  }),
};

const { navigation, contact } = site;

/** A link's `aria-current`: "page" if the current page is its target or below it. */
const isCurrent = (path: string, to: string) => (path.startsWith(to) ? "page" : undefined);

/** The links in the bar. Small screens have the menu instead. Doesn't re-render when the menu opens. */
export const WideNavigation = memo(function WideNavigation({ path }: { path: string }) {
  return (
    <nav aria-label={headerMessages.navigation} css={styles.wide} data-nav="wide" data-print="hide">
      {navigation.map(({ label, to }) => (
        <a key={to} href={to} css={styles.wideLink} aria-current={isCurrent(path, to)}>
          {label}
        </a>
      ))}
      <ButtonLink href={contact.to} aria-current={isCurrent(path, contact.to)}>
        {contact.label}
      </ButtonLink>
    </nav>
  );
});

/** The links below the bar on small screens. */
export function Menu({ path, onFollow }: { path: string; onFollow: () => void }) {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    // In a short window, the bar may be too far down for the whole menu to fit below it.
    ref.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, []);

  return (
    <nav
      ref={ref}
      aria-label={headerMessages.navigation}
      css={styles.menu}
      id="menu"
      data-scheme="ink"
      data-print="hide"
    >
      <BrandMark css={styles.menuEye} color={color.quiet} accent={color.quiet} />
      <ul>
        {[...navigation, contact].map(({ label, menu: name = label, to }) => (
          <li key={to} css={styles.menuItem}>
            <a href={to} css={styles.menuLink} aria-current={isCurrent(path, to)} onClick={onFollow}>
              {name}
              <Icon name="arrow-right" size={24} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
