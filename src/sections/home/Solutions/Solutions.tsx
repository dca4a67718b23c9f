import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { CardStepper } from "../../../components/CardStepper/CardStepper";
import { FlipCard } from "../../../components/FlipCard/FlipCard";
import { Icon } from "../../../components/Icon/Icon";
import { Section } from "../../../components/Section/Section";
import { solutionPicture } from "../../../constants/home";
import { site } from "../../../site";
import { borderlessCard, color, media, motion, radius, typography } from "../../../theme";
import type { ListSectionProps } from "../../shared/list-section";
import { homeMessages } from "$messages/home";

const styles = {
  grid: css({
    [media.wide]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      gap: "clamp(0.75rem, 1.6vw, 1.25rem)",
    },
  }),
  side: css({
    position: "relative",
    display: "flex",
    flexDirection: "column",
    minHeight: "19rem",
    [media.wide]: { minHeight: "max(22.5rem, 22vw)" },
    padding: "clamp(1.25rem, 2.2vw, 2rem)",
    ...borderlessCard,
    overflow: "clip",
    isolation: "isolate",
    // Ink cards on ink.
    outlineColor: color.line,
    // The focus ring has the same colour as the text.
    "& :focus-visible": { outlineColor: "currentColor" },
    [media.print]: { minHeight: 0, padding: "0.5rem 0" },
  }),
  // Cropped by the card's lower corner, beside the button, or above it in a narrow card.
  picture: css({
    position: "absolute",
    insetInlineEnd: "-6%",
    bottom: "-8%",
    width: "min(62%, 100% - 9rem)",
    aspectRatio: "1",
    objectFit: "cover",
    zIndex: -1,
    [media.wide]: { bottom: "3.75rem", width: "80%" },
    [media.desktop]: { bottom: "max(-8%, 260px - 20vw)", width: "min(62%, max(16rem, 16vw))" },
    [media.print]: { display: "none" },
  }),
  name: css({ ...typography.text, fontWeight: 600, letterSpacing: 0, lineHeight: 1.3 }),
  title: css({
    ...typography.h3,
    marginTop: "0.375rem",
    // On two lines, above the picture.
    maxWidth: "10.5em",
    fontSize: "clamp(1.375rem, 2.3vw, 2.125rem)",
    lineHeight: 1.08,
    [media.small]: { fontSize: "min(2.25rem, 12vw)" },
  }),
  description: css({ fontSize: "clamp(1.0625rem, 1.5vw, 1.25rem)", lineHeight: 1.45 }),
  actions: css({ display: "flex", flexWrap: "wrap", gap: "0.5rem", marginTop: "auto", paddingTop: "1.5rem" }),
  action: css({
    display: "inline-flex",
    alignItems: "center",
    gap: "0.5rem",
    minHeight: 44,
    padding: "0 1.125rem",
    border: "1.5px solid currentColor",
    borderRadius: radius.pill,
    background: "none",
    fontWeight: 600,
    textDecoration: "none",
    "& svg": { transition: `transform ${motion.state}ms ${motion.ease}` },
    [media.hover]: { "&:hover svg": { transform: "rotate(90deg)" } },
  }),
  link: css({ [media.hover]: { "&:hover svg": { transform: "translateX(4px)" } } }),
};

/** A solution: its name and headline, and on the back how it works and a link to contact us. */
function SolutionCard({ solution }: { solution: Queries.SolutionForHomeFragment }) {
  const { anchor, colorScheme } = solution;
  /** The cards' buttons have the same names, so the solution's own describes them. */
  const nameId = `name-of-${anchor}`;
  return (
    <FlipCard
      id={anchor}
      front={(turn) => (
        <div css={styles.side} data-scheme={colorScheme}>
          <h3 id={nameId} css={styles.name}>
            {solution.name}
          </h3>
          <p css={styles.title}>{solution.title}</p>
          <img css={styles.picture} src={solutionPicture(anchor)} alt="" loading="lazy" />
          <div css={styles.actions}>
            <button css={styles.action} aria-describedby={nameId} {...turn}>
              {homeMessages.solutionMore}
              <Icon name="plus" size={18} />
            </button>
          </div>
        </div>
      )}
      back={(turn) => (
        <div css={styles.side} data-scheme={colorScheme}>
          <p css={styles.description}>{solution.description}</p>
          <div css={styles.actions}>
            <a css={[styles.action, styles.link]} href={site.paths.contact}>
              {homeMessages.solutionContact}
              <Icon name="arrow-right" size={18} />
            </a>
            <button css={styles.action} aria-describedby={nameId} {...turn}>
              {homeMessages.solutionBack}
            </button>
          </div>
        </div>
      )}
    />
  );
}

/** Nine cards that flip. Small screens show one at a time. */
export default function Solutions({ items, ...header }: ListSectionProps<Queries.SolutionForHomeFragment>) {
  const cards = items.map((solution) => ({
    name: solution.name,
    content: <SolutionCard solution={solution} />,
  }));
  return (
    <Section id="solution" {...header}>
      <CardStepper
        cards={cards}
        previous={homeMessages.previousSolution}
        next={homeMessages.nextSolution}
        wideLayout={styles.grid}
      />
    </Section>
  );
}

export const fragment = graphql`
  fragment SolutionForHome on Solution {
    anchor
    name
    title
    description
    colorScheme
  }
`;
