import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Illustration } from "../../../components/Illustration/Illustration";
import { secondColumn, type SectionLayout, stickyHeading } from "../../../components/Section/layouts";
import { Section } from "../../../components/Section/Section";
import { Icon } from "../../../components/Icon/Icon";
import { bleed, color, cropped, media, space } from "../../../theme";
import { TitledText } from "../../shared/TitledText";

/** The width of the words on large screens; the picture has the rest, to the window's edge. */
const WORDS = "54%";

const besidePicture: SectionLayout = {
  inner: css({ [media.desktop]: { paddingInlineEnd: `calc(100% - ${WORDS})` }, [media.print]: { padding: 0 } }),
};

const styles = {
  // As wide as a phone's screen. On a large one, it fills the window's height, and stays while the words scroll.
  picture: css({
    margin: `0 ${bleed} 1.25rem`,
    "& img": cropped("3 / 2"),
    [media.desktop]: {
      position: "absolute",
      insetBlock: `calc(-1 * ${space.section})`,
      insetInline: `calc(${WORDS} + clamp(2.5rem, 5vw, 5rem)) ${bleed}`,
      margin: 0,
      "& img": {
        position: "sticky",
        top: space.header,
        height: `min(100%, 100svh - ${space.header})`,
        aspectRatio: "auto",
      },
    },
    [media.print]: { position: "static", margin: "0 0 1.25rem", "& img": { position: "static", height: "auto" } },
  }),
  point: css({
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: "1.25rem",
    padding: "clamp(1.25rem, 2vw, 1.75rem) 0",
    borderTop: `1px solid ${color.line}`,
    "&:last-of-type": { borderBottom: `1px solid ${color.line}` },
    [media.desktop]: { gap: "1.75rem" },
  }),
  icon: css({ color: color.figure }),
  words: css({
    "& > h3": { fontSize: "min(clamp(1.375rem, 1.2rem + 0.6vw, 1.625rem), 8vw)" },
    "& > p": { marginTop: "0.5rem", maxWidth: space.measure },
  }),
};

/** A list of points with rules between them, beside a picture or its heading, which stays in view. */
export function ChecklistSection({ anchor, items, image, ...header }: Queries.ChecklistSectionForPageFragment) {
  return (
    <Section id={anchor} {...header} layout={image ? besidePicture : stickyHeading}>
      {image && (
        <div css={styles.picture}>
          <Illustration of={image} sizes="(min-width: 1024px) 46vw, 100vw" />
        </div>
      )}
      <ul css={!image && secondColumn}>
        {items.map((item) => (
          <li key={item.title} css={styles.point}>
            <span css={styles.icon}>
              <Icon name={item.icon ? `page-${item.icon}` : "check"} size={44} />
            </span>
            <TitledText css={styles.words} title={item.title} text={item.text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment ChecklistSectionForPage on ChecklistSection {
    anchor
    kicker
    heading
    intro
    colorScheme
    items {
      ...SectionItemForPage
    }
    image {
      ...IllustrationForPage
    }
  }
`;
