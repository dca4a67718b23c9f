import { css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonLink } from "../../components/Button/Button";
import type { SectionLayout } from "../../components/Section/layouts";
import { Section } from "../../components/Section/Section";
import { CALL_TO_ACTION_ID } from "../../constants/ids";
import { color, media, overlay, scrollDriven, space, typography } from "../../theme";

const layout: SectionLayout = {
  header: css({ marginBottom: "1rem" }),
  heading: css({ maxWidth: "18ch", margin: "0 auto" }),
};

const CENTRE = "50% 100%";
const PUPIL = "clamp(2.5rem, 5vw, 5rem)";
/** The distance of the rings from each other, and of the first from the centre. */
const RING = `calc(${PUPIL} + 1.5rem)`;
/** Round the first ring, which is below the words. */
const FIRST = `calc(${RING} + 1.5rem)`;
/** The words' radius: that of a whole number of rings. Those between it and the first are hidden. */
const CLEAR = `calc(5 * (${RING} + 1rem))`;
const pupil = `radial-gradient(circle at ${CENTRE}, ${color.light} calc(0.4 * ${PUPIL}), ${color.brand} calc(0.4 * ${PUPIL} + 1px) ${PUPIL}, transparent calc(${PUPIL} + 1px))`;
const open = keyframes({ from: { transform: "scale(0.4)" } });

const styles = {
  // Over the rings of an iris that rises at the section's end, opens as the words come into view, and leaves them alone.
  section: css({
    isolation: "isolate",
    paddingBottom: `calc(${space.section} + ${PUPIL})`,
    [media.phone]: { paddingBottom: `calc(4rem + ${PUPIL})` },
    textAlign: "center",
    viewTimelineName: "--iris",
    "&::before": [
      {
        position: "absolute",
        // So large that no edge shows while it's smaller.
        inset: "-500% -100% 0",
        content: '""',
        zIndex: -1,
        backgroundImage: `repeating-radial-gradient(circle at ${CENTRE}, transparent 0 ${RING}, ${color.art} ${RING} calc(${RING} + 1rem))`,
        opacity: 0.28,
        transformOrigin: CENTRE,
      },
      scrollDriven(open, "entry 0% cover 50%", "--iris"),
    ],
    "&::after": {
      ...overlay,
      content: '""',
      zIndex: -1,
      background: `${pupil}, radial-gradient(circle at ${CENTRE}, transparent ${FIRST}, ${color.surface} ${FIRST} ${CLEAR}, transparent ${CLEAR})`,
      // There, words reach from edge to edge.
      [media.phone]: { background: `${pupil}, linear-gradient(${color.surface} 66%, transparent)` },
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
