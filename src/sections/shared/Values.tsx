import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/Section/Section";
import { valuePicture } from "../../constants/home";
import { color, media } from "../../theme";
import type { AboutProps } from "../home/About/About";
import { TitledText } from "./TitledText";

const styles = {
  list: css({
    display: "grid",
    gap: "2.5rem clamp(2rem, 6vw, 6rem)",
    [media.wide]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: "clamp(2.5rem, 5vw, 4.5rem) clamp(2rem, 6vw, 6rem)",
    },
  }),
  value: css({
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "start",
    gap: "clamp(1rem, 2.5vw, 2rem)",
    paddingTop: "1.5rem",
    borderTop: `1px solid ${color.line}`,
    "& > img": { width: "clamp(5.5rem, 12vw, 10rem)", aspectRatio: "1" },
  }),
  words: css({ "& > h3": { fontSize: "clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)" }, "& > p": { maxWidth: "48ch" } }),
};

/** What the agency stands for. */
export default function Values({ items, heading, words, ...header }: AboutProps) {
  return (
    <Section id="values" {...header} heading={`${heading} ${words.join(", ")}`}>
      <ul css={styles.list}>
        {items.map((item, index) => (
          <li key={item.title} css={styles.value}>
            <img src={valuePicture(index)} alt="" loading="lazy" />
            <TitledText css={styles.words} title={item.title} text={item.text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment ValueForCard on Value {
    title
    text
  }
`;
