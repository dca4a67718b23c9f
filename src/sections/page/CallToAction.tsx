import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonLink, standingOutOn } from "../../components/Button/Button";
import { centred } from "../../components/Section/layouts";
import { Section, type SectionProps } from "../../components/Section/Section";
import { color, typography } from "../../theme";

const styles = {
  // Among rings that widen from below, like those of an iris, and leave the words alone.
  section: css({
    textAlign: "center",
    backgroundImage: `radial-gradient(closest-side, ${color.surface} 70%, transparent), repeating-radial-gradient(circle at 50% 130%, transparent 0 5rem, ${color.line} 5rem 5.125rem)`,
  }),
  paragraph: css({ ...typography.lead, maxWidth: "44ch", margin: "0 auto 2rem", color: color.muted }),
};

export interface CallToActionProps extends Omit<SectionProps, "children" | "action"> {
  colorScheme: Queries.ColorScheme;
  text: string;
  button: { readonly label: string; readonly to: string };
}

/** The call to action with one button at a page's end. */
export default function CallToAction({ text, button, ...props }: CallToActionProps) {
  return (
    <Section {...props} layout={centred} css={styles.section}>
      <p css={styles.paragraph}>{text}</p>
      <ButtonLink href={button.to} variant={standingOutOn(props.colorScheme)}>
        {button.label}
      </ButtonLink>
    </Section>
  );
}

export const fragment = graphql`
  fragment PageForClosing on Page {
    callToAction {
      heading
      text
      button {
        label
        to
      }
    }
  }
`;
