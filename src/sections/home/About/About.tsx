import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useRef } from "react";
import type { SectionLayout } from "../../../components/Section/layouts";
import { Section } from "../../../components/Section/Section";
import { CardStepper } from "../../../components/CardStepper/CardStepper";
import { PauseButton } from "../../../components/PauseButton/PauseButton";
import { RotatingWord } from "../../../components/RotatingWord/RotatingWord";
import { valuePicture } from "../../../constants/home";
import { usePaused, useSeenMoving } from "../../../hooks/useMotion";
import { borderlessCard, color, headingSize, inlineSign, media, typography } from "../../../theme";
import type { ListSectionProps } from "../../shared/list-section";
import { TitledText } from "../../shared/TitledText";
import { motionMessages } from "$messages/common";
import { homeMessages } from "$messages/home";

const layout: SectionLayout = {
  // The button at the end of the introduction, which leaves room for it.
  header: css({
    position: "relative",
    "& > div > p": { maxWidth: "min(48ch, 100% - 4rem)" },
    "& > button": { position: "absolute", insetInlineEnd: 0, bottom: 0 },
    [media.wide]: { marginBottom: "clamp(2rem, 4vw, 3.5rem)" },
  }),
  heading: css({ maxWidth: "none" }),
};

const styles = {
  // On one line from edge to edge of the content, with the sample's longest word.
  title: css({ ...typography.h1, display: "block", fontSize: headingSize("clamp(2.75rem, 8.7vw, 8.25rem)") }),
  word: css({
    color: color.accent,
    background: `linear-gradient(${color.brand}, ${color.brand}) 0 96% / 100% 0.09em no-repeat`,
  }),
  grid: css({
    [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "clamp(0.75rem, 1.6vw, 1.25rem)" },
    [media.desktop]: { rowGap: "3.5rem" },
    "& > :nth-of-type(3n + 1) > div": { backgroundColor: color.brand },
  }),
  // The row below the words, or the column beside them, is the picture's, which loads later and takes no room itself.
  card: css({
    position: "relative",
    display: "grid",
    gridTemplateRows: "auto minmax(clamp(8rem, 22vw, 12rem), 1fr)",
    gap: "clamp(1.5rem, 3vw, 2.5rem)",
    height: "100%",
    padding: "clamp(1.5rem, 3vw, 2.5rem)",
    ...borderlessCard,
    background: `linear-gradient(calc(${inlineSign} * 165deg), ${color.card} calc(100% - 10rem), transparent calc(100% - 10rem + 1px)) ${color.art}`,
    "& > img": {
      position: "absolute",
      gridRow: "2",
      insetInlineEnd: 0,
      bottom: "-1.5rem",
      maxWidth: "none",
      height: "calc(100% + 5rem)",
      aspectRatio: "1",
      filter: `drop-shadow(0 1rem 1rem ${color.shadow})`,
    },
    [media.desktop]: {
      "--picture": "max(12rem, 13vw)",
      gridTemplate: "minmax(var(--picture), auto) / minmax(0, 1fr) var(--picture)",
      backgroundImage: `linear-gradient(calc(${inlineSign} * 75deg), ${color.card} calc(100% - var(--picture) + 1rem), transparent calc(100% - var(--picture) + 1rem + 1px))`,
      // It breaks out of the card's upper edge.
      "& > img": {
        gridArea: "1 / 2",
        insetInlineEnd: "-2.5rem",
        bottom: "1rem",
        height: "calc(var(--picture) + 7rem)",
      },
    },
    [media.print]: { display: "block", padding: 0, "& > img": { display: "none" } },
  }),
  words: css({
    "& > h3": { fontSize: "min(clamp(1.5rem, 1rem + 1vw, 2rem), 8vw)" },
    "& > p": { [media.desktop]: typography.growing },
  }),
};

export type AboutProps = ListSectionProps<Queries.ValueForCardFragment> & Queries.HomeAboutFragment;

/** Who the agency is, with a word that keeps changing, and what it stands for. */
export default function About({ kicker, heading, intro, words, items }: AboutProps) {
  const headingRef = useRef<HTMLSpanElement>(null);
  const [paused, setPaused] = usePaused();
  const isSeen = useSeenMoving(headingRef);
  const cards = items.map((value, index) => ({
    name: value.title,
    content: (
      <div css={styles.card}>
        <TitledText css={styles.words} title={value.title} text={value.text} />
        <img src={valuePicture(index)} alt="" loading="lazy" />
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
