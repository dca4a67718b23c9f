import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Band } from "../../components/Band/Band";
import { ButtonLink } from "../../components/Button/Button";
import { Mark } from "../../components/Mark/Mark";
import { media } from "../../theme/layout";
import { type } from "../../theme/type";

// Centred, as only a closing call is; the mark rises behind it like a sun.
const band = css({
  textAlign: "center",
  paddingBottom: "clamp(15rem, 30vw, 24rem)",
  "& > div > div:first-of-type": { justifyContent: "center", marginBottom: "1rem" },
  "& h2": { maxWidth: "16ch", margin: "0 auto", fontSize: "clamp(2.25rem, 1.5rem + 3.6vw, 4.5rem)" },
});
const text = css({ ...type.lead, maxWidth: "44ch", margin: "0 auto 2rem", color: "var(--muted)" });
const sun = css({
  position: "absolute",
  left: "50%",
  top: "calc(100% + 2.5rem)",
  width: "clamp(26rem, 60vw, 48rem)",
  height: "auto",
  maxWidth: "none",
  transform: "translateX(-50%)",
  color: "var(--accent)",
  pointerEvents: "none",
  [media.small]: { top: "calc(100% + 2rem)" },
});

export interface CallToActionSectionProps {
  id: string;
  section: Queries.CallToActionSectionForPageFragment;
}

/** An invitation with one button. */
export function CallToActionSection({ id, section }: CallToActionSectionProps) {
  const { tone, heading, kicker, intro, button } = section;
  return (
    <Band id={id} tone={tone} heading={heading} kicker={kicker} intro={intro} css={band}>
      <p css={text}>{section.text}</p>
      <ButtonLink href={button.to} variant={tone === "ink" ? "primary" : "ink"}>
        {button.label}
      </ButtonLink>
      <Mark css={sun} />
    </Band>
  );
}

export const fragment = graphql`
  fragment CallToActionSectionForPage on CallToActionSection {
    kicker
    heading
    intro
    tone
    text
    button {
      label
      to
    }
  }
`;
