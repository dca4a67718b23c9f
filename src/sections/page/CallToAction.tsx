import { css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonLink } from "../../components/Button/Button";
import type { SectionLayout } from "../../components/Section/layouts";
import { Section } from "../../components/Section/Section";
import { CALL_TO_ACTION_ID } from "../../constants/ids";
import { color, media, overlay, scrollDriven, typography } from "../../theme";

const layout: SectionLayout = {
  header: css({ justifyContent: "center", marginBottom: "1rem" }),
  heading: css({ ...typography.title, maxWidth: "16ch", margin: "0 auto" }),
};

const CENTRE = "50% 105%";
const open = keyframes({ from: { transform: "scale(0.4, 0.21)" } });

const styles = {
  // Among the rings of an iris that opens as the words come into view, and leaves them alone.
  section: css({
    isolation: "isolate",
    overflow: "clip",
    textAlign: "center",
    viewTimelineName: "--iris",
    "&::before": [
      {
        position: "absolute",
        // So large that no edge shows while it's smaller.
        inset: "-500% -100% 0",
        content: '""',
        zIndex: -1,
        backgroundImage: `repeating-radial-gradient(circle at ${CENTRE}, transparent 0 4.5rem, ${color.accent} 4.5rem 5.5rem)`,
        opacity: 0.28,
        // Narrow words reach them.
        [media.phone]: { opacity: 0.14 },
        transformOrigin: CENTRE,
      },
      scrollDriven(open, "entry 0% cover 50%", "--iris"),
    ],
    "&::after": {
      ...overlay,
      content: '""',
      zIndex: -1,
      background: `radial-gradient(closest-side, ${color.surface} 70%, transparent)`,
    },
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
