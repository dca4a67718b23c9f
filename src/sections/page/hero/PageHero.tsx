import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonLink, standingOutOn } from "../../../components/Button/Button";
import { Typewriter } from "../../../components/Typewriter/Typewriter";
import { MessageFormIsland } from "../../../features/contact/form/MessageFormIsland";
import { site } from "../../../site";
import { color, fitWords, fonts, headingSize, media, motion, space, typography } from "../../../theme";
import type { Crumb } from "../../../utils/links";
import { Breadcrumbs } from "../../shared/Breadcrumbs";
import { HeroIllustration } from "./HeroIllustration";
import { HeroContact } from "./HeroContact";

// The content's width between two gutters that grow with the window. The picture extends to the right edge.
const columns = `[full-start] minmax(${space.gutter}, 1fr) [content-start] minmax(0, calc(${space.content} * 0.45)) [middle] minmax(0, calc(${space.content} * 0.55)) [content-end] minmax(${space.gutter}, 1fr) [full-end]`;
/** A headline with more characters than this gets a smaller font size, so that the poster fits the first screen. */
const LONG_HEADLINE = 36;

const styles = {
  hero: css({
    position: "relative",
    display: "grid",
    gridTemplateColumns: `[full-start] ${space.gutter} [content-start] minmax(0, 1fr) [content-end] ${space.gutter} [full-end]`,
    overflow: "clip",
    "& > *": { gridColumn: "content" },
    [media.wide]: { gridTemplateColumns: columns, gridTemplateRows: "auto auto 1fr auto" },
  }),
  /** The items in the first column from 768 px, in front of the picture's soft edge. */
  startColumn: css({
    position: "relative",
    zIndex: 1,
    [media.wide]: { "&&": { gridColumn: "content-start / middle" }, paddingInlineEnd: "clamp(1rem, 3vw, 3rem)" },
  }),
  copy: css({
    paddingTop: "0.75rem",
    [media.wide]: { gridRow: 1, paddingTop: "clamp(2rem, 4vw, 3.75rem)" },
  }),
  crumbs: css({ marginBottom: "0.75rem", [media.wide]: { marginBottom: "clamp(1.25rem, 2.5vw, 2rem)" } }),
  kicker: css({ ...typography.kicker, marginBottom: "0.5rem" }),
  headline: css({
    ...typography.title,
    fontSize: headingSize("clamp(2.375rem, 0.3rem + 5.5vw, 5.5rem)"),
    // Over the picture's faded edge.
    [media.wide]: { marginInlineEnd: "-6vw" },
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
  cta: css({ marginTop: "1.25rem", [media.wide]: { marginTop: "1.75rem" } }),
  ctaAboveText: css({ [media.wide]: { gridRow: 2, paddingBottom: "clamp(2rem, 3vw, 3rem)" } }),
  ctaBelowText: css({ [media.wide]: { gridRow: 3, paddingBottom: "clamp(3rem, 5vw, 5rem)" } }),

  form: css({
    position: "relative",
    zIndex: 2,
    marginTop: "-2rem",
    [media.wide]: {
      "&&": { gridColumn: "middle / content-end" },
      gridRow: 4,
      marginBottom: "clamp(1.5rem, 4vw, 4rem)",
    },
    [media.desktop]: { marginTop: "-5rem" },
  }),
  text: css({ padding: "2rem 0 3rem" }),
  textAboveButton: css({ [media.wide]: { gridRow: 2, marginTop: "1.25rem", padding: 0 } }),
  // From the button on, so that there's no gap where the picture is higher than the words beside it.
  textBesideForm: css({
    [media.wide]: {
      display: "flex",
      flexDirection: "column",
      gridRow: "3 / 5",
      paddingTop: 0,
      paddingBottom: "clamp(1.5rem, 4vw, 4rem)",
    },
  }),
  paragraph: css({ ...typography.statement, maxWidth: space.measure }),
  /** Without a form, keeps the button in the first screen below a long paragraph. */
  shortParagraph: css({ [media.wide]: typography.text }),
};

/**
 * The first screen of a page: a poster in the page's colours. Services have the enquiry form at the
 * bottom, before the paragraph, so that the poster and the form are together on small screens.
 */
export function PageHero({ page, trail }: { page: Queries.PageForHeroFragment; trail: readonly Crumb[] }) {
  const { colorScheme, hero: content, image, isService, name } = page;
  return (
    <div css={styles.hero} data-scheme={colorScheme}>
      <div css={[styles.startColumn, styles.copy]}>
        <Breadcrumbs css={styles.crumbs} trail={trail} />
        {content.kicker && <p css={styles.kicker}>{content.kicker}</p>}
        <h1
          css={[styles.headline, content.headline.length > LONG_HEADLINE && styles.longHeadline]}
          style={fitWords(content.headline)}
        >
          {content.headline}
        </h1>
        <p css={styles.line}>
          <span aria-hidden="true">{content.lead}</span>
          <span css={styles.phrase}>
            <Typewriter lead={content.lead} phrases={content.phrases} timing={motion.serviceTyping} />
          </span>
        </p>
      </div>
      <p css={[styles.startColumn, styles.cta, isService ? styles.ctaAboveText : styles.ctaBelowText]}>
        <ButtonLink href={site.contact.to} variant={standingOutOn(colorScheme)}>
          {site.contact.label}
        </ButtonLink>
      </p>
      <HeroIllustration of={image} />
      {isService && (
        <div css={styles.form} data-print="hide">
          <MessageFormIsland service={name} />
        </div>
      )}
      <div css={[styles.startColumn, styles.text, isService ? styles.textBesideForm : styles.textAboveButton]}>
        <p css={[styles.paragraph, !isService && styles.shortParagraph]}>{content.text}</p>
        {isService && <HeroContact />}
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment PageForHero on Page {
    path
    name
    isService
    colorScheme
    image {
      ...IllustrationForPage
    }
    hero {
      kicker
      headline
      lead
      phrases
      text
    }
  }
`;
