import { css } from "@emotion/react";
import { Icon } from "../../components/Icon/Icon";
import { Illustration } from "../../components/Illustration/Illustration";
import { cropped, inlineSign, media, motion, radius, swipeRow, typography } from "../../theme";

const PADDING = "clamp(1.25rem, 2.6vw, 3.5rem)";

const styles = {
  // Three in a row, however many there are.
  list: css([
    swipeRow,
    {
      [media.wide]: {
        display: "flex",
        flexWrap: "wrap",
        gap: "clamp(0.75rem, 1.7vw, 1.5rem)",
        "& > li": { containerType: "inline-size", flex: "1 0 26%" },
      },
    },
  ]),
  panel: css({
    position: "relative",
    display: "flex",
    flexDirection: "column",
    padding: PADDING,
    paddingBottom: 0,
    overflow: "clip",
    isolation: "isolate",
    borderRadius: radius.card,
    "& svg": { display: "inline-block", marginInlineStart: "0.25em", verticalAlign: "-0.06em" },
    "& :is(img, svg)": { transition: `transform ${motion.state}ms ${motion.ease}` },
    [media.hover]: { "&:hover img": { transform: "scale(1.04)" }, "&:hover svg": { transform: "translateX(8px)" } },
  }),
  client: css(typography.kicker),
  figure: css({
    ...typography.figure,
    marginBlock: "0.25rem 0.75rem",
    marginInlineStart: "-0.04em",
    fontSize: "min(24vw, 96vw / var(--letters))",
    lineHeight: 0.9,
    [media.wide]: { fontSize: "min(9.5vw, 128cqi / max(4, var(--letters)))", whiteSpace: "nowrap" },
  }),
  meaning: css({ ...typography.small, maxWidth: "32ch", marginBottom: "1.25rem" }),
  // The link covers the whole panel.
  headline: css({
    ...typography.h3,
    marginBottom: "-14%",
    [media.print]: { marginBottom: PADDING },
    fontSize: "clamp(1.375rem, 0.9rem + 1.2vw, 2.25rem)",
    "& a": { textDecoration: "none", "&::after": { content: '""', position: "absolute", inset: 0, zIndex: 1 } },
  }),
  // The empty wall above its subject is behind the words. Both edges beside them fade into the panel, which has the
  // colour of its stage.
  picture: css({
    position: "relative",
    zIndex: -1,
    margin: `auto calc(-1 * ${PADDING}) 0`,
    maskImage: `linear-gradient(transparent, rgb(0 0 0 / 40%) 8%, black 18%), linear-gradient(calc(${inlineSign} * 90deg), transparent, rgb(0 0 0 / 30%) 12%, black 32%)`,
    maskComposite: "intersect",
    "& img": cropped("1"),
  }),
};

/** The case studies side by side: figure, client, picture, and the way to their pages. On small screens, a row to swipe. */
export default function CaseStudies({ pages }: { pages: readonly Queries.PageForTeaserFragment[] }) {
  return (
    <ul css={styles.list}>
      {pages.map(({ path, name, colorScheme, hero, caseStudy, image }) => (
        <li key={path} css={styles.panel} data-scheme={colorScheme}>
          <p css={styles.client}>{name}</p>
          <p css={styles.figure} style={{ "--letters": caseStudy?.figure.length }}>
            {caseStudy?.figure}
          </p>
          <p css={styles.meaning}>{caseStudy?.meaning}</p>
          <h2 css={styles.headline}>
            <a href={path}>
              {hero.headline}
              <Icon name="arrow-right" size={24} />
            </a>
          </h2>
          <div css={styles.picture} data-print="hide">
            <Illustration of={image} sizes="(min-width: 768px) 31vw, 90vw" />
          </div>
        </li>
      ))}
    </ul>
  );
}
