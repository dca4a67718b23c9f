import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useRef } from "react";
import type { SectionLayout } from "../../../components/Section/layouts";
import { Section } from "../../../components/Section/Section";
import { CardStepper } from "../../../components/CardStepper/CardStepper";
import { Icon } from "../../../components/Icon/Icon";
import { PauseButton } from "../../../components/PauseButton/PauseButton";
import { RotatingWord } from "../../../components/RotatingWord/RotatingWord";
import { usePaused, useSeenMoving } from "../../../hooks/useMotion";
import { borderlessCard, color, headingSize, media, typography } from "../../../theme";
import type { ListSectionProps } from "../../shared/list-section";
import { TitledText } from "../../shared/TitledText";
import { motionMessages } from "$messages/common";
import { homeMessages } from "$messages/home";

// On large screens the text stays in view while the cards scroll by.
const layout: SectionLayout = {
  inner: css({
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 6fr) minmax(0, 7fr)",
      gap: "4rem",
      alignItems: "start",
    },
  }),
  header: css({
    // The pause button is below the text, as the contact tool floats at the other edge.
    [media.wide]: { flexDirection: "column", alignItems: "flex-start" },
    [media.desktop]: { position: "sticky", top: "8rem" },
  }),
};

const styles = {
  title: css({ ...typography.h1, display: "block", fontSize: headingSize("clamp(2.75rem, 1.6rem + 4.4vw, 5.25rem)") }),
  word: css({
    color: color.accent,
    background: `linear-gradient(${color.brand}, ${color.brand}) 0 96% / 100% 0.09em no-repeat`,
  }),
  // The second column starts lower, like a reply in a dialogue.
  grid: css({
    [media.wide]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: "1.25rem",
      paddingBottom: "4rem",
      "& > li:nth-of-type(even)": { position: "relative", top: "4rem" },
    },
    [media.print]: { paddingBottom: 0, "& > li:nth-of-type(even)": { top: 0 } },
  }),
  card: css({
    display: "flex",
    flexDirection: "column",
    height: "100%",
    [media.wide]: { minHeight: "19rem" },
    padding: "clamp(1.5rem, 2.4vw, 2rem)",
    ...borderlessCard,
    background: color.raised,
    "& > svg": { marginBottom: "auto", color: color.accent },
    [media.small]: { "& > svg": { width: 112, height: 112 } },
    [media.print]: { minHeight: 0, padding: 0, "& > svg": { display: "none" } },
  }),
  words: css({
    "& > h3": {
      marginTop: "clamp(1.5rem, 4vw, 2.5rem)",
      fontSize: "min(1.5rem, 8vw)",
      [media.print]: { marginTop: 0 },
    },
  }),
};

export type AboutProps = ListSectionProps<Queries.ValueForCardFragment> & Queries.HomeAboutFragment;

/** Who the agency is, with a word that keeps changing, and what it stands for. */
export default function About({ kicker, heading, intro, words, items }: AboutProps) {
  const headingRef = useRef<HTMLSpanElement>(null);
  const [paused, setPaused] = usePaused();
  const isSeen = useSeenMoving(headingRef);
  const cards = items.map((value) => ({
    name: value.title,
    content: (
      <div css={styles.card}>
        <Icon name={`duo-${value.icon}`} size={72} />
        <TitledText css={styles.words} title={value.title} text={value.text} />
      </div>
    ),
  }));
  return (
    <Section
      id="about"
      colorScheme="lilac"
      layout={layout}
      kicker={kicker}
      intro={intro}
      heading={
        <>
          <span className="visually-hidden">{`${heading} ${words.join(", ")}`}</span>
          <span ref={headingRef} css={styles.title} aria-hidden="true">
            {heading} <RotatingWord css={styles.word} words={words} running={isSeen && !paused} />
          </span>
        </>
      }
      action={<PauseButton subject={motionMessages.words} paused={paused} onToggle={() => setPaused(!paused)} />}
    >
      <CardStepper
        cards={cards}
        previous={homeMessages.previousValue}
        next={homeMessages.nextValue}
        wideLayout={styles.grid}
      />
    </Section>
  );
}

export const fragment = graphql`
  fragment HomeAbout on HomeAbout {
    kicker
    heading
    intro
    words
  }
`;
