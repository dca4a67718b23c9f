import { css } from "@emotion/react";
import { Typewriter } from "../../../components/Typewriter/Typewriter";
import { color, fitWords, fonts, headingSize, media, motion, typography } from "../../../theme";
import type { Crumb } from "../../../utils/links";
import { Breadcrumbs } from "../../shared/Breadcrumbs";

/** A headline with more characters than this gets a smaller font size, so that the poster fits the first screen. */
const LONG_HEADLINE = 36;

const styles = {
  words: css({ display: "flex", flexDirection: "column" }),
  crumbs: css({
    flexGrow: 1,
    marginBottom: "0.75rem",
    [media.wide]: { marginBottom: "1.25rem", marginInlineEnd: "-7rem" },
  }),
  kicker: css({ ...typography.kicker, marginBottom: "0.5rem" }),
  headline: css({
    ...typography.title,
    fontSize: headingSize("clamp(2.625rem, 0.3rem + 5.5vw, 7.25rem)"),
    // Over the picture's faded edge.
    [media.wide]: { marginInlineEnd: "-7rem" },
  }),
  longHeadline: css({ [media.wide]: { fontSize: "clamp(2rem, 1.25rem + 2.9vw, 4.5rem)" } }),
  line: css({ ...typography.lead, marginTop: "0.875rem" }),
  phrase: css({
    display: "block",
    color: color.accent,
    fontFamily: fonts.display,
    fontSize: "clamp(1.375rem, 0.4rem + 2.45vw, 2.625rem)",
    fontWeight: 700,
    letterSpacing: "-0.01em",
    lineHeight: 1.25,
  }),
};

export interface HeroWordsProps {
  words: Queries.PageForHeroFragment["hero"];
  trail: readonly Crumb[];
  className?: string;
}

/** The words of a page's first screen: the way to it, its headline, and a line that types its phrases. */
export function HeroWords({ words: { kicker, headline, lead, phrases }, trail, className }: HeroWordsProps) {
  return (
    <div css={styles.words} className={className}>
      <Breadcrumbs css={styles.crumbs} trail={trail} />
      {kicker && <p css={styles.kicker}>{kicker}</p>}
      <h1 css={[styles.headline, headline.length > LONG_HEADLINE && styles.longHeadline]} style={fitWords(headline)}>
        {headline}
      </h1>
      <p css={styles.line}>
        <span aria-hidden="true">{lead}</span>
        <span css={styles.phrase}>
          <Typewriter lead={lead} phrases={phrases} timing={motion.serviceTyping} />
        </span>
      </p>
    </div>
  );
}
