import { css } from "@emotion/react";
import { accentBehindText, BrandMark } from "../../components/BrandMark/BrandMark";
import { ContactForm } from "../../features/contact/form/ContactForm";
import { color } from "../../theme/color";
import { media, space } from "../../theme/layout";
import { typography } from "../../theme/typography";
import { ContactMethods } from "./ContactMethods";

const styles = {
  hero: css({
    position: "relative",
    overflow: "clip",
    padding: `clamp(2.5rem, 6vw, 6rem) ${space.gutter} clamp(3rem, 7vw, 6.5rem)`,
  }),
  /** The eye is far larger than the page and looks out from behind the text. */
  eye: css({
    position: "absolute",
    insetInlineStart: "max(-24rem, -34vw)",
    bottom: "-22rem",
    width: "56rem",
    maxWidth: "none",
    height: "auto",
    pointerEvents: "none",
    // The section below is marigold.
    [media.wide]: { "& > circle": { fill: color.art } },
    [media.small]: {
      insetInlineStart: "auto",
      // The pupil is in the corner above the heading.
      insetInlineEnd: "-11rem",
      top: "-13rem",
      bottom: "auto",
      width: "24rem",
    },
  }),
  grid: css({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "2.5rem clamp(2rem, 5vw, 5rem)",
    maxWidth: space.content,
    margin: "0 auto",
    [media.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)" },
  }),
  words: css({ [media.desktop]: { paddingTop: "1.5rem" } }),
  kicker: css({ ...typography.kicker, marginBottom: "0.75rem", color: color.accent }),
  heading: css({ ...typography.title, maxWidth: "12ch" }),
  intro: css({ ...typography.lead, marginTop: "1.25rem", maxWidth: "40ch", color: color.muted }),
};

export interface ContactHeroProps {
  page: Queries.PageIntroForHeaderFragment;
}

/** The first screen of the contact page: a poster beside the form. */
export function ContactHero({ page: { kicker, heading, intro } }: ContactHeroProps) {
  return (
    <div css={styles.hero} data-scheme="ink">
      <BrandMark css={styles.eye} color={color.quiet} accent={accentBehindText} />
      <div css={styles.grid}>
        <div css={styles.words}>
          {kicker && <p css={styles.kicker}>{kicker}</p>}
          <h1 css={styles.heading}>{heading}</h1>
          <p css={styles.intro}>{intro}</p>
          <ContactMethods />
        </div>
        <ContactForm />
      </div>
    </div>
  );
}
