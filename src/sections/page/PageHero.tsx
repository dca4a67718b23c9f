import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonLink } from "../../components/Button/Button";
import { Typewriter } from "../../components/Typewriter/Typewriter";
import { site } from "../../site";
import { media, space } from "../../theme/layout";
import { motion } from "../../theme/motion";
import { fonts, type } from "../../theme/type";
import { Breadcrumbs } from "../shared/Breadcrumbs";
import { Illustration } from "../shared/Illustration";
import { HeroForm } from "./HeroForm";
import { stageLooks, stageStyles } from "./hero-stage";

// Two halves of the content's width between two gutters that grow with the window: the picture runs to the right edge.
const half = `minmax(0, calc(${space.content} / 2))`;
const hero = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `[full-start] ${space.gutter} [content-start] minmax(0, 1fr) [content-end] ${space.gutter} [full-end]`,
  gridTemplateRows: "repeat(5, auto)",
  overflow: "clip",
  "& > *": { gridColumn: "content" },
  [media.wide]: {
    gridTemplateColumns: `[full-start] minmax(${space.gutter}, 1fr) [content-start] ${half} [middle] ${half} [content-end] minmax(${space.gutter}, 1fr) [full-end]`,
    gridTemplateRows: "1fr auto 1fr auto",
  },
});
const leftHalf = { gridColumn: "content-start / middle", paddingRight: "clamp(1.5rem, 3vw, 3rem)" };
const copy = css({
  position: "relative",
  zIndex: 1,
  paddingTop: "0.75rem",
  [media.wide]: { ...leftHalf, gridRow: 1, alignSelf: "end", paddingTop: "clamp(2rem, 5vw, 4.5rem)" },
});
const crumbs = css({ marginBottom: "0.75rem", [media.wide]: { marginBottom: "clamp(1.25rem, 2.5vw, 2rem)" } });
const kickerStyle = css({ ...type.kicker, marginBottom: "0.5rem" });
const headline = css({ ...type.title, fontSize: "clamp(2.375rem, 1.6rem + 2.7vw, 3.875rem)" });
const line = css({ ...type.lead, marginTop: "0.875rem" });
const phrase = css({
  display: "block",
  color: "var(--accent)",
  fontFamily: fonts.display,
  fontSize: "clamp(1.375rem, 1.1rem + 1.1vw, 2rem)",
  fontWeight: 700,
  letterSpacing: "-0.01em",
  lineHeight: 1.25,
});
const cta = css({
  position: "relative",
  zIndex: 1,
  marginTop: "1.25rem",
  [media.wide]: { ...leftHalf, gridRow: 3, alignSelf: "start", marginTop: "1.75rem", paddingBottom: "7rem" },
});
/** The still life stands on the page's own stage: its edge dissolves into the hero's colour. */
const art = css({
  position: "relative",
  aspectRatio: "4 / 3",
  "&&": { gridColumn: "full" },
  marginTop: "-0.5rem",
  maskImage: "linear-gradient(to bottom, transparent, black 24%)",
  "& img": { position: "absolute", inset: 0, width: "100%", height: "100%", objectFit: "cover" },
  [media.wide]: {
    "&&": { gridColumn: "middle / full-end" },
    gridRow: "1 / 4",
    aspectRatio: "auto",
    minHeight: "clamp(28rem, 44vw, 43rem)",
    margin: "0 0 0 -7rem",
    maskImage: "linear-gradient(to right, transparent, black 26%)",
  },
});
const text = css({
  ...type.lead,
  maxWidth: "52ch",
  padding: "2rem 0 3rem",
  [media.wide]: {
    ...leftHalf,
    ...type.text,
    gridRow: 2,
    position: "relative",
    zIndex: 1,
    padding: 0,
    marginTop: "1.25rem",
    paddingRight: "clamp(1.5rem, 3vw, 3rem)",
  },
});

export interface PageHeroProps {
  page: Queries.PageForHeroFragment;
}

/**
 * The first screen of a page: a poster in the colour of the page's stage. Services have the enquiry form at its foot.
 * On small screens the paragraph follows the form, so that poster and form stand together.
 */
export function PageHero({ page }: PageHeroProps) {
  const { stage, hero: content, image, isService, name, path } = page;
  const look = stageLooks[stage];
  const trail = isService
    ? [
        { name: "Services", path: "/services/" },
        { name, path },
      ]
    : [{ name, path }];
  return (
    <div css={[hero, stageStyles[stage]]}>
      <div css={copy} data-tone={look.focus}>
        <Breadcrumbs css={crumbs} trail={trail} />
        {content.kicker && <p css={kickerStyle}>{content.kicker}</p>}
        <h1 css={headline}>{content.headline}</h1>
        <p css={line}>
          <span aria-hidden="true">{content.lead}</span>
          <span css={phrase}>
            <Typewriter lead={content.lead} phrases={content.phrases} timing={motion.serviceTyping} />
          </span>
        </p>
      </div>
      <p css={cta} data-tone={look.focus}>
        <ButtonLink href={site.contact.to} variant={look.button}>
          {site.contact.label}
        </ButtonLink>
      </p>
      <div css={art}>
        <Illustration illustration={image} sizes="(min-width: 768px) 56vw, 100vw" eager />
      </div>
      {isService && <HeroForm service={name} />}
      <p css={text}>{content.text}</p>
    </div>
  );
}

export const fragment = graphql`
  fragment PageForHero on Page {
    path
    name
    isService
    stage
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
