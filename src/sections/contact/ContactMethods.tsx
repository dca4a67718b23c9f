import { css } from "@emotion/react";
import { Icon } from "../../components/Icon/Icon";
import { site } from "../../site";
import { color, media, motion, radius, twoColumns, typography } from "../../theme";
import { mailtoUrl, whatsappUrl } from "../../utils/links";
import { commonMessages } from "$messages/common";
import { contactMessages } from "$messages/contact";

const styles = {
  list: css({
    display: "grid",
    gridTemplateColumns: twoColumns("8.75rem"),
    gap: "0 1rem",
    marginTop: "clamp(1.75rem, 4vw, 3rem)",
  }),
  line: css({
    display: "flex",
    alignItems: "center",
    gap: "0.875rem",
    minHeight: 72,
    borderTop: `1px solid ${color.line}`,
    textDecoration: "none",
    transition: `color ${motion.hover}ms`,
    [media.hover]: { "&:hover": { color: color.accent } },
  }),
  iconBox: css({
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: 40,
    height: 40,
    borderRadius: radius.small,
    background: color.quiet,
    color: color.accent,
  }),
  label: css({ display: "block", fontWeight: 600, lineHeight: 1.3, overflowWrap: "anywhere" }),
  value: css({
    ...typography.small,
    display: "block",
    color: color.muted,
    lineHeight: 1.3,
    [media.small]: { display: "none" },
  }),
};

const { email, phone, whatsapp } = site;

const lines = [
  { label: contactMessages.call, value: phone.display, icon: "phone", href: `tel:${phone.e164}` },
  { label: commonMessages.whatsapp, value: whatsapp.display, icon: "whatsapp-logo", href: whatsappUrl(whatsapp.e164) },
  { label: contactMessages.text, value: phone.display, icon: "chat-circle-text", href: `sms:${phone.e164}` },
  { label: contactMessages.email, value: email, icon: "envelope-simple", href: mailtoUrl(email) },
] as const;

/** Ways to reach the agency directly: call, WhatsApp, text message, email. */
export function ContactMethods() {
  return (
    <ul css={styles.list} aria-label={contactMessages.lines}>
      {lines.map(({ label, value, icon, href }) => (
        <li key={label}>
          <a href={href} css={styles.line} {...(href.startsWith("https:") && { target: "_blank", rel: "noopener" })}>
            <span css={styles.iconBox}>
              <Icon name={icon} size={20} />
            </span>
            <span>
              <span css={styles.label}>{label}</span>
              <span css={styles.value}>
                <bdi dir="ltr">{value}</bdi>
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
