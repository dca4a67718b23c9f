import { css } from "@emotion/react";
import { BrandMark } from "../../components/BrandMark/BrandMark";
import { MessageFormIsland } from "../../features/contact/form/MessageFormIsland";
import { color, fitWords, media, motion, space, typography } from "../../theme";
import { ContactMethods } from "./ContactMethods";

const EYE = "clamp(8rem, 16vw, 13rem)";

const styles = {
  hero: css({
    position: "relative",
    overflow: "clip",
    padding: `clamp(2.5rem, 6vw, 6rem) ${space.gutter} clamp(3rem, 7vw, 6.5rem)`,
    [media.desktop]: { paddingTop: "8.5rem" },
  }),
  grid: css({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "6.5rem clamp(2rem, 5vw, 5rem)",
    maxWidth: space.content,
    margin: "0 auto",
    [media.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)" },
  }),
  kicker: css({ ...typography.kicker, marginBottom: "0.75rem", color: color.accent }),
  heading: css({ ...typography.title, maxWidth: "12ch" }),
  intro: css({ ...typography.lead, marginTop: "1.25rem", maxWidth: "40ch", color: color.muted }),
  form: css({ position: "relative" }),
  /** Looks over the form's edge, and a little further over it at what the visitor types. */
  eye: css({
    position: "absolute",
    insetInlineEnd: "clamp(1.5rem, 5vw, 4rem)",
    bottom: `calc(100% - ${EYE} * 0.44)`,
    width: EYE,
    height: "auto",
    pointerEvents: "none",
    transition: `transform ${motion.state}ms ${motion.ease}`,
    "*:focus-within > &": { transform: "translateY(-8%)" },
  }),
};

/** The first screen of the contact page: a poster beside the form. */
export function ContactHero({ page: { kicker, heading, intro } }: { page: Queries.PageIntroForHeaderFragment }) {
  return (
    <div css={styles.hero} data-scheme="ink">
      <div css={styles.grid}>
        <div>
          {kicker && <p css={styles.kicker}>{kicker}</p>}
          <h1 css={styles.heading} style={fitWords(heading)}>
            {heading}
          </h1>
          <p css={styles.intro}>{intro}</p>
          <ContactMethods />
        </div>
        <div css={styles.form}>
          <BrandMark css={styles.eye} color={color.brand} accent={color.light} />
          <MessageFormIsland />
        </div>
      </div>
    </div>
  );
}
