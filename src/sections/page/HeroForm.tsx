import { css } from "@emotion/react";
import { ServiceForm } from "../../features/contact/ServiceForm";
import { site } from "../../site";
import { colors } from "../../theme/colors";
import { media, radius } from "../../theme/layout";
import { type } from "../../theme/type";

const card = css({
  position: "relative",
  zIndex: 2,
  marginTop: "-2rem",
  padding: "clamp(1.5rem, 4vw, 3rem)",
  borderRadius: radius.card,
  background: colors.paper,
  color: colors.ink,
  [media.wide]: { gridRow: 4, marginTop: "-4.5rem", marginBottom: "clamp(2rem, 5vw, 4.5rem)" },
  [media.desktop]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
    gap: "clamp(2rem, 5vw, 5rem)",
  },
});
const heading = css({ ...type.h2, fontSize: "clamp(1.75rem, 1.3rem + 1.6vw, 2.5rem)" });
const promise = css({ marginTop: "0.75rem", maxWidth: "34ch", color: colors.mist, [media.small]: { ...type.small } });
const call = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  color: colors.ink,
  fontWeight: 600,
  textUnderlineOffset: "0.2em",
});
const fields = css({ marginTop: "1.25rem", [media.desktop]: { marginTop: 0 } });

export interface HeroFormProps {
  /** Name of the service that an enquiry is about. */
  service: string;
}

/** The enquiry form at the foot of a service's hero, on a card that overlaps the picture. */
export function HeroForm({ service }: HeroFormProps) {
  return (
    <div css={card} data-print="hide">
      <div>
        <h2 css={heading}>Get in Touch</h2>
        <p css={promise}>
          Two sentences about where it stalls are enough. A person reads them and answers {site.claims.reply}.
        </p>
        <a css={call} href={`tel:${site.phone.e164}`}>
          {site.phone.display}
        </a>
      </div>
      <div css={fields}>
        <ServiceForm service={service} />
      </div>
    </div>
  );
}
