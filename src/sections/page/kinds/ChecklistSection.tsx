import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { stickyHeading } from "../../../components/Section/layouts";
import { Section } from "../../../components/Section/Section";
import { Icon } from "../../../components/Icon/Icon";
import { color } from "../../../theme/color";
import { media, space } from "../../../theme/layout";
import { typography } from "../../../theme/typography";
import { iconCircle } from "./surface";

const styles = {
  list: css({ [media.desktop]: { gridColumn: 2, gridRow: "1 / span 2" } }),
  point: css({
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: "1.25rem",
    padding: "clamp(1.25rem, 2vw, 1.75rem) 0",
    borderTop: `1px solid ${color.line}`,
    "&:last-of-type": { borderBottom: `1px solid ${color.line}` },
    [media.desktop]: { gap: "2rem" },
  }),
  title: css({ ...typography.h3, fontSize: "min(clamp(1.375rem, 1.2rem + 0.6vw, 1.625rem), 8vw)" }),
  text: css({ marginTop: "0.375rem", maxWidth: space.measure, color: color.muted }),
};

export interface ChecklistSectionProps {
  section: Queries.ChecklistSectionForPageFragment;
}

/** A list of points with rules between them, beside a heading that stays in view. */
export function ChecklistSection({ section: { anchor, items, ...header } }: ChecklistSectionProps) {
  return (
    <Section id={anchor} {...header} layout={stickyHeading}>
      <ul css={styles.list}>
        {items.map((item) => (
          <li key={item.title} css={styles.point}>
            <span css={iconCircle}>
              {item.icon ? <Icon name={`page-${item.icon}`} size={30} /> : <Icon name="check" size={26} />}
            </span>
            <div>
              <h3 css={styles.title}>{item.title}</h3>
              <p css={styles.text}>{item.text}</p>
            </div>
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
  }
`;
