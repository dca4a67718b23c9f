import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { BrandMark } from "../components/BrandMark/BrandMark";
import { site } from "../site";
import { centred, color, fonts, footerColumns, media, space, typography } from "../theme";
import { footerMessages, headerMessages } from "$messages/layout";
import { SocialLinks } from "./SocialLinks";

const styles = {
  footer: css({
    overflow: "clip",
    viewTimelineName: "--page-end",
    padding: `clamp(2.25rem, 5vw, 4rem) ${space.gutter} 2rem`,
    ...(site.contactTools.bottomBar && { [media.small]: { paddingBottom: "6rem" } }),
  }),
  inner: css(centred),
  grid: css({
    display: "grid",
    // Two, or one where larger text needs the room.
    gridTemplateColumns: "repeat(auto-fill, minmax(max(8rem, 40%), 1fr))",
    overflowWrap: "anywhere",
    // The contact is below the first, shorter list.
    [media.small]: {
      gap: "1.5rem 1rem",
      "& > :first-of-type": { gridColumn: "1 / -1" },
      "& > :nth-of-type(3)": { gridRow: "span 2" },
    },
    [media.wide]: { gap: "3rem 2rem", gridTemplateColumns: "repeat(3, 1fr)" },
    [media.desktop]: { gridTemplateColumns: footerColumns },
  }),
  brand: css({
    // The flags are beside the logo, where they fit.
    [media.small]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "0.75rem 1rem",
      "& > p": { order: 1, flexBasis: "100%", marginTop: 0 },
    },
    [media.wide]: { gridColumn: "1 / -1" },
    [media.desktop]: { gridColumn: "auto" },
  }),
  logo: css({
    display: "inline-flex",
    alignItems: "center",
    gap: "0.75rem",
    fontFamily: fonts.display,
    fontSize: "1.5rem",
    fontWeight: 700,
    letterSpacing: "-0.02em",
    textDecoration: "none",
  }),
  tagline: css({
    ...typography.lead,
    marginTop: "1.25rem",
    maxWidth: "24ch",
    fontWeight: 600,
    textWrap: "balance",
  }),
  about: css({ marginTop: "0.75rem", maxWidth: "34ch", color: color.muted }),
  flags: css({
    display: "flex",
    gap: "0.625rem",
    [media.wide]: { marginTop: "1.5rem" },
    "& img": { width: 36, height: 24, borderRadius: 4 },
  }),
  columnHeading: css({ ...typography.h3, fontSize: "1.125rem", marginBottom: "0.5rem" }),
  column: css({
    "& a": { display: "inline-flex", alignItems: "center", minHeight: 40, color: color.muted, textDecoration: "none" },
    [media.small]: { ...typography.small, "& a": { minHeight: 32 } },
    [media.hover]: { "& a:hover": { color: color.accent } },
  }),
  bottom: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "1rem",
    marginTop: "clamp(1.5rem, 6vw, 5rem)",
    paddingTop: "1.25rem",
    borderTop: `1px solid ${color.line}`,
    color: color.muted,
    ...typography.small,
  }),
  notice: css({ ...typography.small, marginTop: "0.5rem", color: color.muted }),
};

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div css={styles.column}>
      <h2 css={styles.columnHeading}>{heading}</h2>
      {children}
    </div>
  );
}

/** In the data, "careers" means an email to the careers address. */
const quickLinkHref = (to: string): string => (to === "careers" ? `mailto:${site.careersEmail}` : to);

/** Brand, quick links, industries, contact; flags, socials and copyright. */
export default function Footer() {
  const [mailbox, domain] = site.email.split("@");
  return (
    <footer css={styles.footer} data-scheme="ink" data-print="hide">
      <div css={styles.inner}>
        <div css={styles.grid}>
          <div css={styles.brand}>
            <a href="/" css={styles.logo} aria-label={headerMessages.home({ site: site.name })}>
              <BrandMark size={48} />
              {site.name}
            </a>
            <p css={styles.tagline}>{site.tagline}</p>
            <p css={styles.about}>{site.footer.text}</p>
            <ul css={styles.flags} aria-label={footerMessages.countries}>
              {site.footer.flags.map(({ country, code }) => (
                <li key={code}>
                  <img src={`/flags/${code}.svg`} alt={country} width={36} height={24} loading="lazy" />
                </li>
              ))}
            </ul>
          </div>
          <Column heading={footerMessages.quickLinks}>
            <ul>
              {site.footer.quickLinks.map(({ label, to }) => (
                <li key={label}>
                  <a href={quickLinkHref(to)}>{label}</a>
                </li>
              ))}
            </ul>
          </Column>
          <Column heading={footerMessages.industries}>
            <ul>
              {site.footer.industries.map((industry) => (
                <li key={industry}>
                  <a href={`${site.paths.contact}?industry=${encodeURIComponent(industry)}`}>{industry}</a>
                </li>
              ))}
            </ul>
          </Column>
          <Column heading={footerMessages.contact}>
            <p>
              <a href={`mailto:${site.email}`}>
                <span>
                  {`${mailbox}@`}
                  <wbr />
                  {domain}
                </span>
              </a>
            </p>
            <p>
              <a href={`tel:${site.phone.e164}`} dir="ltr">
                {site.phone.display}
              </a>
            </p>
            <p css={{ marginTop: "0.75rem", maxWidth: "22ch", color: color.muted }}>{site.hours.label}</p>
          </Column>
        </div>
        <div css={styles.bottom}>
          <p>{site.footer.copyright}</p>
          <SocialLinks />
        </div>
        {site.footer.notice && <p css={styles.notice}>{site.footer.notice}</p>}
      </div>
    </footer>
  );
}
