import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonLink } from "../../components/Button/Button";
import type { SectionLayout } from "../../components/Section/layouts";
import { Section } from "../../components/Section/Section";
import { CALL_TO_ACTION_ID } from "../../constants/ids";
import { color, typography } from "../../theme";

const layout: SectionLayout = {
  header: css({ justifyContent: "center", marginBottom: "1rem" }),
  heading: css({ ...typography.title, maxWidth: "16ch", margin: "0 auto" }),
};

const styles = {
  // Among rings that widen from below, like those of an iris, and leave the words alone.
  section: css({
    textAlign: "center",
    backgroundImage: `radial-gradient(closest-side, ${color.surface} 70%, transparent), repeating-radial-gradient(circle at 50% 130%, transparent 0 4.5rem, ${color.line} 4.5rem 5.5rem)`,
  }),
  paragraph: css({ ...typography.lead, maxWidth: "44ch", margin: "0 auto 2rem", color: color.muted }),
};

/** The call to action with one button at a page's end. */
export default function CallToAction({ heading, text, button }: Queries.CallToActionForPageFragment) {
  return (
    <Section id={CALL_TO_ACTION_ID} colorScheme="lilac" heading={heading} layout={layout} css={styles.section}>
      <p css={styles.paragraph}>{text}</p>
      <ButtonLink href={button.to} variant="inverse">
        {button.label}
      </ButtonLink>
    </Section>
  );
}

export const fragment = graphql`
  fragment CallToActionForPage on PageCallToAction {
    heading
    text
    button {
      label
      to
    }
  }
`;
