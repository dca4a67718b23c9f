import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { stickyHeading } from "../../../components/Section/layouts";
import { Section } from "../../../components/Section/Section";
import { Icon } from "../../../components/Icon/Icon";
import { color } from "../../../theme/color";
import { media } from "../../../theme/layout";
import { typography } from "../../../theme/typography";
import { iconCircle } from "./surface";

const list = css({ [media.desktop]: { gridColumn: 2, gridRow: "1 / span 2" } });
const point = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "1.25rem",
  padding: "1.75rem 0",
  borderTop: `1px solid ${color.line}`,
  "&:last-of-type": { borderBottom: `1px solid ${color.line}` },
  [media.desktop]: { gap: "2rem" },
});
const title = css({ ...typography.h3, fontSize: "clamp(1.375rem, 1.2rem + 0.6vw, 1.625rem)" });
const text = css({ marginTop: "0.375rem", maxWidth: "56ch", color: color.muted });

export interface ChecklistSectionProps {
  section: Queries.ChecklistSectionForPageFragment;
}

/** A list of points with rules between them, beside a heading that stays in view. */
export function ChecklistSection({ section }: ChecklistSectionProps) {
  const { anchor, colorScheme, heading, kicker, intro, items } = section;
  return (
    <Section
      id={anchor}
      colorScheme={colorScheme}
      heading={heading}
      kicker={kicker}
      intro={intro}
      layout={stickyHeading}
    >
      <ul css={list}>
        {items.map((item) => (
          <li key={item.title} css={point}>
            <span css={iconCircle}>
              {item.icon ? <Icon name={`page-${item.icon}`} size={30} /> : <Icon name="check" size={26} />}
            </span>
            <div>
              <h3 css={title}>{item.title}</h3>
              <p css={text}>{item.text}</p>
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
