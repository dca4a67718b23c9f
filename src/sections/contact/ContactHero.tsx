import { css } from "@emotion/react";
import { BrandMark } from "../../components/BrandMark/BrandMark";
import { Icon } from "../../components/Icon/Icon";
import { MessageFormIsland } from "../../features/contact/form/MessageFormIsland";
import { site } from "../../site";
import {
  centred,
  color,
  fitWords,
  headingSize,
  media,
  motion,
  radius,
  space,
  twoColumns,
  typography,
} from "../../theme";
import { mailtoUrl, whatsappUrl } from "../../utils/links";
import { commonMessages } from "$messages/common";
import { contactMessages } from "$messages/contact";

const EYE = "clamp(7rem, 14vw, 13rem)";

const styles = {
  hero: css({
    overflow: "clip",
    padding: `clamp(2.5rem, 6vw, 6rem) ${space.gutter} clamp(3rem, 7vw, 6.5rem)`,
    [media.desktop]: { paddingTop: "7rem" },
  }),
  grid: css({
    ...centred,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "5rem clamp(2rem, 5vw, 5rem)",
    [media.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)" },
  }),
  /** As high as the form, with the ways to call at the bottom. */
  words: css({ display: "flex", flexDirection: "column" }),
  kicker: css({ ...typography.kicker, marginBottom: "0.75rem", color: color.accent }),
  heading: css({
    ...typography.title,
    maxWidth: "12ch",
    fontSize: headingSize("clamp(2.6rem, 1.2rem + 4.2vw, 6rem)"),
  }),
  intro: css({ ...typography.lead, marginTop: "1.25rem", maxWidth: "40ch", color: color.muted }),
  form: css({ position: "relative" }),
  /** Looks over the form's edge, and a little further over it at what the visitor types. */
  eye: css({
    position: "absolute",
    insetInlineEnd: "clamp(1.5rem, 5vw, 4rem)",
    bottom: `calc(100% - ${EYE} * 0.44)`,
    width: EYE,
    height: "auto",
    pointerEvents: "none",
    transition: `transform ${motion.state}ms ${motion.ease}`,
    "*:focus-within > &": { transform: "translateY(-8%)" },
  }),
  methods: css({
    display: "grid",
    gridTemplateColumns: twoColumns("8.75rem"),
    gap: "0 1rem",
    marginTop: "auto",
    paddingTop: "clamp(1.75rem, 3vw, 2.5rem)",
  }),
  method: css({
    display: "flex",
    alignItems: "center",
    gap: "0.875rem",
    minHeight: 72,
    [media.desktop]: { minHeight: "4.5rem" },
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

const methods = [
  { label: contactMessages.call, value: phone.display, icon: "phone", href: `tel:${phone.e164}` },
  { label: commonMessages.whatsapp, value: whatsapp.display, icon: "whatsapp-logo", href: whatsappUrl(whatsapp.e164) },
  { label: contactMessages.text, value: phone.display, icon: "chat-circle-text", href: `sms:${phone.e164}` },
  { label: contactMessages.email, value: email, icon: "envelope-simple", href: mailtoUrl(email) },
] as const;

/** Ways to reach the agency directly: call, WhatsApp, text message, email. */
function ContactMethods() {
  return (
    <ul css={styles.methods} aria-label={contactMessages.lines}>
      {methods.map(({ label, value, icon, href }) => (
        <li key={label}>
          <a href={href} css={styles.method} {...(href.startsWith("https:") && { target: "_blank", rel: "noopener" })}>
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

/** The first screen of the contact page: a poster beside the form. */
export function ContactHero({ page: { kicker, heading, intro } }: { page: Queries.PageIntroForHeaderFragment }) {
  return (
    <div css={styles.hero} data-scheme="ink">
      <div css={styles.grid}>
        <div css={styles.words}>
          {kicker && <p css={styles.kicker}>{kicker}</p>}
          <h1 css={styles.heading} style={fitWords(heading)}>
            {heading}
          </h1>
          <p css={styles.intro}>{intro}</p>
          <ContactMethods />
        </div>
        <div css={styles.form}>
          <BrandMark css={styles.eye} color={color.brand} accent={color.light} />
          <MessageFormIsland />
        </div>
      </div>
    </div>
  );
}
