import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useEffect } from "react";
import { ButtonLink } from "../../../components/Button/Button";
import { LoopVideo } from "../../../components/LoopVideo/LoopVideo";
import { Typewriter } from "../../../components/Typewriter/Typewriter";
import { site } from "../../../site";
import { useLazyComponent } from "../../../hooks/useLazyComponent";
import { useMotionAllowed } from "../../../hooks/useMotion";
import {
  bleed,
  color,
  fitWords,
  fonts,
  headingSize,
  inlineSign,
  media,
  motion,
  space,
  typography,
} from "../../../theme";
import { homeMessages } from "$messages/home";
import { whenIdle } from "../../../utils/when-idle";
import { DESKTOP_FILM, HERO_HEIGHT } from "./film";

const loadEye = () => import("./Eye").then(({ default: Eye }) => Eye);

const styles = {
  section: css({
    position: "relative",
    display: "grid",
    gridTemplateRows: "auto 1fr",
    // The window's height minus the header and, on small screens, the contact bar.
    minHeight: "max(34rem, min(48rem, 100svh - 10rem))",
    overflow: "clip",
    [media.wide]: { minHeight: "max(34rem, min(64rem, 100svh - 7.125rem))" },
    [media.desktop]: { gridTemplateRows: "1fr", minHeight: HERO_HEIGHT },
    [media.print]: { minHeight: 0 },
  }),
  // The lens is right of the film's centre, and left of it in the mirror image, for text on the right. Below the text,
  // the film is cropped around it. Behind it, the film begins with the text, fades in, and shows the rays above the lens.
  film: css({
    gridRow: 2,
    minHeight: "min(56vw, 24rem)",
    "--film-x": 1,
    "--film-y": 0.5,
    "--film-fit": `scaleX(${inlineSign}) scale(1.25) translate(-4%, 1%)`,
    "& img, & video": {
      objectPosition: "calc(var(--film-x) * 100%) calc(var(--film-y) * 100%)",
      transform: "var(--film-fit)",
    },
    [media.desktop]: {
      position: "absolute",
      inset: 0,
      insetInlineStart: `calc(-1 * ${bleed})`,
      gridRow: "auto",
      minHeight: 0,
      "--film-x": DESKTOP_FILM.x,
      "--film-y": DESKTOP_FILM.y,
      "--film-fit": `scaleX(${inlineSign}) translateX(${DESKTOP_FILM.shift * 100}%)`,
      // It's mirrored with them.
      "& img, & video": { maskImage: "linear-gradient(90deg, transparent, black 25%)" },
      // Where it's translucent, both would be seen.
      "&&:has([data-shown=true]) img": { clipPath: "inset(100%)" },
      // In a tall window's first screen, and in a low one below the words.
      "& > button": { insetInlineStart: 0, bottom: "clamp(1rem, 100svh - 44rem, 3.5rem)" },
    },
  }),
  overlay: css({
    position: "absolute",
    inset: 0,
    background: `linear-gradient(to bottom, ${color.surface}, transparent 14%)`,
    [media.desktop]: {
      background: `linear-gradient(calc(${inlineSign} * 90deg), ${color.veil} 18%, transparent 72%)`,
    },
  }),
  content: css({
    position: "relative",
    gridRow: 1,
    alignSelf: "start",
    justifySelf: "center",
    width: "100%",
    // A long word wraps rather than widening the grid.
    minWidth: 0,
    maxWidth: `calc(${space.content} + 2 * ${space.gutter})`,
    padding: `clamp(2.5rem, 7vw, 4rem) ${space.gutter} 1rem`,
    // The film's button is under the empty part of this block.
    pointerEvents: "none",
    "& > *": { pointerEvents: "auto" },
    [media.desktop]: { alignSelf: "center", padding: `4rem ${space.gutter} 5rem` },
    [media.print]: { padding: "1.25rem 0" },
  }),
  // In em, because a width in ch would change when the web font loads, and the line breaks with it.
  headline: css({
    ...typography.h1,
    fontSize: headingSize("clamp(2.6rem, 12.5vw, 6.5rem)"),
    maxWidth: "max(8em, min(18rem, 90vw))",
    [media.desktop]: { fontSize: headingSize("1.1rem + 5.3vw") },
  }),
  line: css({
    maxWidth: "44rem",
    marginTop: "clamp(1.25rem, 2.4vw, 2rem)",
    fontSize: "clamp(1.0625rem, 0.86rem + 0.8vw, 1.5rem)",
    fontWeight: 500,
    lineHeight: 1.35,
  }),
  typed: css({
    display: "block",
    color: color.accent,
    fontFamily: fonts.display,
    fontSize: "clamp(1.125rem, 0.5rem + 1.15vw, 1.75rem)",
    fontWeight: 700,
  }),
  buttons: css({
    display: "flex",
    flexWrap: "wrap",
    gap: "0.75rem",
    marginTop: "clamp(1.5rem, 2.8vw, 2.25rem)",
    // Both fit on one line from 320 px.
    [media.small]: { "& > a": { paddingInline: "clamp(0.5rem, 8vw - 1rem, 1.5rem)" } },
  }),
};

export interface HeroProps {
  hero: Queries.HomeHeroFragment;
  /** Whether there are works to see. */
  linksToWorks: boolean;
}

/** The first screen: the headline and a typed line above a film of a turning lens, or beside it. */
export function Hero({ hero: { headline, lead, phrases, poster, video, eye }, linksToWorks }: HeroProps) {
  const [Eye, requestEye] = useLazyComponent(loadEye);
  const eyeMoves = useMotionAllowed() && eye !== null;

  useEffect(() => (eyeMoves ? whenIdle(() => void requestEye()) : undefined), [eyeMoves, requestEye]);

  return (
    <section id="hero" aria-labelledby="hero-heading" data-scheme="ink" css={styles.section}>
      <LoopVideo
        css={styles.film}
        video={video}
        poster={poster}
        // On a phone, the picture is cropped and soon behind the film, so the 960 px file is sharp enough.
        sizes="(max-width: 767.98px) 120vw, 100vw"
        rate={motion.heroVideoRate}
        eager
      >
        <div css={styles.overlay} />
        {Eye && eye && <Eye eye={eye} />}
      </LoopVideo>
      <div css={styles.content}>
        <h1 id="hero-heading" css={styles.headline} style={fitWords(headline)}>
          {headline}
        </h1>
        <p css={styles.line}>
          <span aria-hidden="true">{lead} </span>
          <span css={styles.typed}>
            <Typewriter lead={lead} phrases={phrases} timing={motion.heroTyping} />
          </span>
        </p>
        <div css={styles.buttons}>
          <ButtonLink href={site.paths.contact}>{homeMessages.contact}</ButtonLink>
          {linksToWorks && (
            <ButtonLink href={site.paths.works} variant="outline" icon={null}>
              {homeMessages.works}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment HomeHero on HomeHero {
    headline
    lead
    phrases
    poster {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 2560, breakpoints: [640, 960, 1280, 1920, 2560], formats: [AVIF, WEBP])
        }
      }
    }
    video {
      ...VideoFilesForFilm
    }
    eye {
      parts {
        publicURL
      }
      reach
      path {
        x
        y
      }
    }
  }
`;
