import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../../components/Section/Section";
import { ButtonLink } from "../../../components/Button/Button";
import { typography } from "../../../theme/typography";

// Centred, as only a closing call is, over rings that widen from below like those of an iris.
const sectionStyle = css({
  textAlign: "center",
  backgroundImage: "repeating-radial-gradient(circle at 50% 130%, transparent 0 5rem, var(--line) 5rem 5.125rem)",
  "& > div > div:first-of-type": { justifyContent: "center", marginBottom: "1rem" },
  "& h2": { maxWidth: "16ch", margin: "0 auto", fontSize: "clamp(2.25rem, 1.5rem + 3.6vw, 4.5rem)" },
});
const text = css({ ...typography.lead, maxWidth: "44ch", margin: "0 auto 2rem", color: "var(--muted)" });

export interface CallToActionSectionProps {
  section: Queries.CallToActionSectionForPageFragment;
}

/** An invitation with one button. */
export function CallToActionSection({ section }: CallToActionSectionProps) {
  const { anchor, colorScheme, heading, kicker, intro, button } = section;
  return (
    <Section id={anchor} colorScheme={colorScheme} heading={heading} kicker={kicker} intro={intro} css={sectionStyle}>
      <p css={text}>{section.text}</p>
      <ButtonLink href={button.to} variant={colorScheme === "ink" ? "primary" : "ink"}>
        {button.label}
      </ButtonLink>
    </Section>
  );
}

export const fragment = graphql`
  fragment CallToActionSectionForPage on CallToActionSection {
    anchor
    kicker
    heading
    intro
    colorScheme
    text
    button {
      label
      to
    }
  }
`;
