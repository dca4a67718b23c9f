import { css } from "@emotion/react";
import { ButtonLink } from "../../components/Button/Button";
import { Section, type SectionProps } from "../../components/Section/Section";
import { typography } from "../../theme/typography";

// Centred, as only an invitation is, over rings that widen from below like those of an iris.
const section = css({
  textAlign: "center",
  backgroundImage: "repeating-radial-gradient(circle at 50% 130%, transparent 0 5rem, var(--line) 5rem 5.125rem)",
  "& > div > div:first-of-type": { justifyContent: "center", marginBottom: "1rem" },
  "& h2": { maxWidth: "16ch", margin: "0 auto", fontSize: "clamp(2.25rem, 1.5rem + 3.6vw, 4.5rem)" },
});
const paragraph = css({ ...typography.lead, maxWidth: "44ch", margin: "0 auto 2rem", color: "var(--muted)" });

export interface CallToActionProps extends Omit<SectionProps, "children" | "action"> {
  text: string;
  button: { readonly label: string; readonly to: string };
}

/** An invitation with one button. */
export function CallToAction({ text, button, ...props }: CallToActionProps) {
  return (
    <Section {...props} css={section}>
      <p css={paragraph}>{text}</p>
      <ButtonLink href={button.to} variant={props.colorScheme === "ink" ? "primary" : "ink"}>
        {button.label}
      </ButtonLink>
    </Section>
  );
}
