import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { secondColumn, stickyHeading, twoColumns } from "../../../components/Section/layouts";
import { Section } from "../../../components/Section/Section";
import { Icon } from "../../../components/Icon/Icon";
import { color, media, radius, space } from "../../../theme";
import { TitledText } from "../../shared/TitledText";
import { SidePicture } from "./SidePicture";

const styles = {
  list: css(secondColumn),
  point: css({
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: "1.25rem",
    padding: "clamp(1.25rem, 2vw, 1.75rem) 0",
    borderTop: `1px solid ${color.line}`,
    "&:last-of-type": { borderBottom: `1px solid ${color.line}` },
    [media.desktop]: { gap: "2rem" },
  }),
  icon: css({
    display: "grid",
    placeItems: "center",
    width: 60,
    height: 60,
    borderRadius: radius.pill,
    background: color.tint,
    color: color.onTint,
  }),
  words: css({
    "& > h3": { fontSize: "min(clamp(1.375rem, 1.2rem + 0.6vw, 1.625rem), 8vw)" },
    "& > p": { marginTop: "0.375rem", maxWidth: space.measure },
  }),
};

/** A list of points with rules between them, beside a heading or a picture that stays in view. */
export function ChecklistSection({ anchor, items, image, ...header }: Queries.ChecklistSectionForPageFragment) {
  return (
    <Section id={anchor} {...header} layout={image ? twoColumns : stickyHeading}>
      {image && <SidePicture of={image} />}
      <ul css={styles.list}>
        {items.map((item) => (
          <li key={item.title} css={styles.point}>
            <span css={styles.icon}>
              {item.icon ? <Icon name={`page-${item.icon}`} size={30} /> : <Icon name="check" size={26} />}
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
