import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../../components/Section/Section";
import { Icon } from "../../../components/Icon/Icon";
import { color, focusableRow, inTwoRows, media, motion, radius, space, swipeRow } from "../../../theme";
import { TitledText } from "../../shared/TitledText";

const styles = {
  grid: css({
    display: "grid",
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    [media.small]: { ...inTwoRows, gap: 0, padding: 0, borderInline: 0, borderRadius: 0 },
    [media.wide]: { overflow: "clip", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.desktop]: { gridTemplateColumns: "repeat(var(--columns), minmax(0, 1fr))" },
  }),
  platform: css({
    display: "flex",
    flexDirection: "column",
    gap: "1rem",
    // Hides the last line of each row and column under the frame.
    marginBottom: -1,
    marginInlineEnd: -1,
    padding: "clamp(24px, 2.4vw, 2.25rem)",
    [media.small]: { paddingInline: space.gutter },
    borderInlineEnd: `1px solid ${color.line}`,
    borderBottom: `1px solid ${color.line}`,
    "& > svg": { color: color.accent, transition: `transform ${motion.state}ms ${motion.ease}` },
    [media.hover]: { "&:hover > svg": { transform: "translateY(-4px)" } },
    [media.wide]: { gap: "2.5rem" },
  }),
  words: css({ "& > h3": { fontSize: "1.5rem" } }),
};

/** Platforms and their logos in a table with ruled cells. */
export function PlatformsSection({ anchor, items, ...header }: Queries.PlatformsSectionForPageFragment) {
  const columns = items.length % 4 === 0 ? 4 : 3;
  return (
    <Section id={anchor} {...header}>
      <ul css={[swipeRow, styles.grid]} {...focusableRow} style={{ "--columns": columns }}>
        {items.map((item) => (
          <li key={item.title} css={styles.platform}>
            {item.icon && <Icon name={`page-${item.icon}`} size={52} />}
            <TitledText css={styles.words} title={item.title} text={item.text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment PlatformsSectionForPage on PlatformsSection {
    anchor
    kicker
    heading
    intro
    colorScheme
    items {
      ...SectionItemForPage
    }
  }
`;
