import { css } from "@emotion/react";
import { Illustration } from "../../../components/Illustration/Illustration";
import { color } from "../../../theme/color";
import { media, radius, shadow } from "../../../theme/layout";
import { motion } from "../../../theme/motion";
import { tagColors } from "../../../theme/tags";
import { typography } from "../../../theme/typography";
import { homeMessages } from "$messages/home";

const styles = {
  card: css({
    position: "relative",
    display: "flex",
    flexDirection: "column",
    height: "100%",
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    overflow: "hidden",
    background: color.raised,
    transition: `box-shadow ${motion.state}ms ${motion.ease}`,
    "& img": {
      width: "100%",
      height: "100%",
      objectFit: "cover",
      transition: `transform ${motion.flip}ms ${motion.ease}`,
    },
    [media.hover]: { "&:hover": { boxShadow: shadow }, "&:hover img": { transform: "scale(1.04)" } },
  }),
  // Fills the height that the text leaves.
  picture: css({
    position: "relative",
    flex: "1 0 auto",
    minHeight: "clamp(11rem, 19vw, 17rem)",
    overflow: "hidden",
    "& img": { position: "absolute", inset: 0 },
  }),
  words: css({
    display: "flex",
    flexDirection: "column",
    gap: "0.875rem",
    padding: "clamp(1.25rem, 2vw, 1.75rem)",
    // A long tag would make the card wider than a small screen.
    overflowWrap: "anywhere",
  }),
  // The link covers the whole card.
  title: css({
    ...typography.h3,
    "& a": {
      textDecorationThickness: 1,
      textUnderlineOffset: "0.18em",
      "&::after": { content: '""', position: "absolute", inset: 0 },
    },
  }),
  text: css({ color: color.muted }),
  tagList: css({ display: "flex", flexWrap: "wrap", gap: "0.375rem", marginTop: "0.25rem" }),
  tag: css({ ...typography.small, padding: "0.1875rem 0.625rem", borderRadius: radius.pill, fontWeight: 600 }),
};

// A class, because the styles below the first view aren't in home's HTML.
const colorsOf = (tag: string) => {
  const { background, text } = tagColors(tag);
  return css({ background, color: text });
};

export interface CaseStudyProps {
  caseStudy: Queries.CaseStudyForHomeFragment;
}

/** One result: picture, title, how it was achieved, and coloured tags. */
export function CaseStudy({ caseStudy: { title, description, tags, image, page } }: CaseStudyProps) {
  return (
    <article css={styles.card}>
      <div css={styles.picture} data-print="hide">
        <Illustration of={image} sizes="(max-width: 767.98px) calc(100vw - 2rem), (max-width: 1920px) 31vw, 520px" />
      </div>
      <div css={styles.words}>
        <h3 css={styles.title}>{page ? <a href={page}>{title}</a> : title}</h3>
        <p css={styles.text}>{description}</p>
        <ul css={styles.tagList} aria-label={homeMessages.caseStudyTags}>
          {tags.map((name) => (
            <li key={name} css={[styles.tag, colorsOf(name)]}>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
