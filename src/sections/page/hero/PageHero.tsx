import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonLink, standingOutOn } from "../../../components/Button/Button";
import { Illustration } from "../../../components/Illustration/Illustration";
import { MessageFormIsland } from "../../../features/contact/form/MessageFormIsland";
import { site } from "../../../site";
import { inlineSign, media, overlay, space, typography } from "../../../theme";
import type { Crumb } from "../../../utils/links";
import { fadingEdges } from "../fading-edges";
import { HeroFilm } from "./HeroFilm";
import { HeroWords } from "./HeroWords";

// The content's width between two gutters that grow with the window. The picture extends to the right edge.
const columns = [
  `[full-start] minmax(${space.gutter}, 1fr)`,
  `[content-start] minmax(0, calc(${space.content} * 0.45))`,
  `[middle] minmax(0, calc(${space.content} * 0.55))`,
  `[content-end] minmax(${space.gutter}, 1fr) [full-end]`,
].join(" ");

/** From 1,024 px on: larger in a window that has room for it, beside what's below it in the first screen. */
const pictureHeight = (least: string, below: string) => `max(${least}, min(100svh - 8rem - ${below}, 51vw))`;

const styles = {
  hero: css({
    position: "relative",
    display: "grid",
    gridTemplateColumns: `[full-start] ${space.gutter} [content-start] minmax(0, 1fr) [content-end] ${space.gutter} [full-end]`,
    overflow: "clip",
    "& > *": { gridColumn: "content" },
    [media.wide]: { gridTemplateColumns: columns, gridTemplateRows: "auto auto 1fr" },
  }),
  // The words stand on the form.
  heroAboveForm: css({ [media.wide]: { gridTemplateRows: "1fr auto auto" } }),
  /** The items in the first column from 768 px, in front of the picture's soft edge. */
  startColumn: css({
    position: "relative",
    zIndex: 1,
    [media.wide]: { "&&": { gridColumn: "content-start / middle" }, paddingInlineEnd: "clamp(1rem, 3vw, 3rem)" },
  }),
  copy: css({
    paddingTop: "0.75rem",
    [media.wide]: { gridRow: 1, paddingTop: "1.5rem" },
  }),
  cta: css({ marginTop: "1.25rem", [media.wide]: { marginTop: "1.5rem" } }),
  ctaAboveForm: css({ [media.wide]: { gridRow: 2, paddingBottom: "clamp(5.25rem, 6vw, 6rem)" } }),
  ctaBelowText: css({ [media.wide]: { gridRow: 3, paddingBottom: "clamp(3rem, 5vw, 5rem)" } }),
  edges: fadingEdges(28),
  /** A stage in the dark is lit, and lighter than the page. */
  edgesInDark: fadingEdges(45),
  // In the columns of the poster, with the background of its colours; the edges fade into them.
  picture: css({
    position: "relative",
    aspectRatio: "4 / 3",
    "&&": { gridColumn: "full" },
    // Beside the button, where the words leave it free.
    marginTop: "-1.75rem",
    // Corners that are darker than the hero would be seen as a cloud.
    "[data-scheme=ink] > &": { mixBlendMode: "lighten" },
    "& img": { ...overlay, objectFit: "cover" },
    [media.wide]: {
      "&&": { gridColumn: "middle / full-end" },
      gridRow: "1 / 4",
      // In the upper corner of the window.
      alignSelf: "start",
      aspectRatio: "3 / 2",
      margin: 0,
      marginInlineStart: "-5rem",
      // Crops the edge beside the words, where the fade would cut a ball in half.
      "& img, & video": { objectPosition: `calc(50% + ${inlineSign} * 50%)` },
    },
    [media.desktop]: { aspectRatio: "auto", height: pictureHeight("37vw", "0rem") },
  }),
  pictureAboveForm: css({ [media.desktop]: { height: pictureHeight("31vw", "17.25rem") } }),
  form: css({
    position: "relative",
    zIndex: 2,
    marginTop: "-2rem",
    [media.wide]: { gridRow: 4, marginTop: "-3.5rem" },
  }),
  text: css({ padding: "2rem 0 3rem" }),
  textAboveButton: css({ [media.wide]: { gridRow: 2, marginTop: "1.25rem", padding: 0 } }),
  textBelowForm: css({ [media.wide]: { padding: "clamp(2.5rem, 5vw, 5rem) 0" } }),
  // From edge to edge: what the service is for.
  paragraph: css({
    ...typography.statement,
    [media.desktop]: { fontSize: "clamp(1.75rem, 2.4vw, 3rem)", lineHeight: 1.35 },
  }),
  /** Without a form, keeps the button in the first screen below a long paragraph. */
  shortParagraph: css({ ...typography.lead, maxWidth: space.measure, [media.wide]: typography.text }),
};

/**
 * The first screen of a page: a poster in the page's colours. Services have the enquiry form at the
 * bottom, before the paragraph, so that the poster and the form are together on small screens.
 */
export default function PageHero({ page, trail }: { page: Queries.PageForHeroFragment; trail: readonly Crumb[] }) {
  const { colorScheme, hero: content, image, film, isService, name } = page;
  return (
    <div css={[styles.hero, isService && styles.heroAboveForm]} data-scheme={colorScheme}>
      <HeroWords css={[styles.startColumn, styles.copy]} words={content} trail={trail} />
      <p css={[styles.startColumn, styles.cta, isService ? styles.ctaAboveForm : styles.ctaBelowText]}>
        <ButtonLink href={site.contact.to} variant={standingOutOn(colorScheme)}>
          {site.contact.label}
        </ButtonLink>
      </p>
      <div
        css={[
          isService && colorScheme === "ink" ? styles.edgesInDark : styles.edges,
          styles.picture,
          isService && styles.pictureAboveForm,
        ]}
        data-print="hide"
      >
        <Illustration of={image} sizes="(min-width: 768px) 56vw, 100vw" eager />
        {film && <HeroFilm film={film} />}
      </div>
      {isService && (
        <div css={styles.form} data-print="hide">
          <MessageFormIsland service={name} />
        </div>
      )}
      <div
        css={
          isService ? [styles.text, styles.textBelowForm] : [styles.startColumn, styles.text, styles.textAboveButton]
        }
      >
        <p css={isService ? styles.paragraph : styles.shortParagraph}>{content.text}</p>
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
    film {
      ...VideoFilesForFilm
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
