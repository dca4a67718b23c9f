import { css } from "@emotion/react";
import { useState } from "react";
import { Icon } from "../../components/Icon/Icon";
import { site } from "../../site";
import { color, iconButton, media, motion, radius, shadow, space, zIndex } from "../../theme";
import { mailtoUrl, whatsappUrl } from "../../utils/links";
import { commonMessages } from "$messages/common";
import { toolsMessages } from "$messages/layout";

const styles = {
  item: css([
    iconButton,
    {
      // No wider than the margin beside the content.
      width: `min(44px, ${space.gutter} - 4px)`,
      borderRadius: radius.small,
      transition: `background ${motion.hover}ms, color ${motion.hover}ms`,
      [media.hover]: { "&:hover": { background: color.brand, color: color.onBrand } },
    },
  ]),
  turning: css({ transition: `transform ${motion.state}ms ${motion.ease}` }),
  tool: css({
    position: "fixed",
    zIndex: zIndex.tools,
    insetInlineEnd: 0,
    top: "62%",
    display: "flex",
    flexDirection: "column",
    paddingBlock: 6,
    paddingInline: "clamp(0px, 100vw - 64rem, 6px)",
    borderStartStartRadius: radius.card,
    borderEndStartRadius: radius.card,
    border: `1px solid ${color.line}`,
    borderInlineEnd: 0,
    boxShadow: shadow,
    transform: "translateY(-50%)",
    // It's away while a keyboard is used on the page, so that it never covers what has the focus.
    'body:has(main :focus-visible:not([tabindex="-1"])) &': { opacity: 0, pointerEvents: "none" },
    [media.small]: { display: "none" },
  }),
  toggle: css({ color: color.accent }),
  turned: css({ transform: "rotate(180deg)" }),
};

const links = [
  { label: toolsMessages.email, icon: "envelope-simple", href: mailtoUrl(site.email) },
  { label: commonMessages.whatsapp, icon: "whatsapp-logo", href: whatsappUrl(site.whatsapp.e164) },
  { label: toolsMessages.call, icon: "phone", href: `tel:${site.phone.e164}` },
] as const;

/** The contact links at the edge of the window. Small screens have the bar instead. */
export default function FloatingTool() {
  const [expanded, setExpanded] = useState(true);
  return (
    <div css={styles.tool} data-scheme="ink">
      <button
        type="button"
        css={[styles.item, styles.toggle]}
        data-needs-script=""
        aria-label={expanded ? toolsMessages.collapse : toolsMessages.expand}
        aria-expanded={expanded}
        onClick={() => setExpanded(!expanded)}
      >
        <span css={[styles.turning, !expanded && styles.turned]}>
          <Icon name="caret-right" size={20} />
        </span>
      </button>
      <ul hidden={!expanded}>
        {links.map(({ label, icon, href }) => (
          <li key={label}>
            <a
              href={href}
              aria-label={label}
              title={label}
              css={styles.item}
              {...(href.startsWith("https:") && { target: "_blank", rel: "noopener" })}
            >
              <Icon name={icon} size={22} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
