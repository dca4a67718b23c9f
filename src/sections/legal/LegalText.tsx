import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { media, space } from "../../theme/layout";
import { typography } from "../../theme/typography";
import { TableOfContents } from "./TableOfContents";
import { LinkedText } from "./LinkedText";

const styles = {
  page: css({
    overflowWrap: "anywhere",
    maxWidth: `calc(${space.content} + 2 * ${space.gutter})`,
    margin: "0 auto",
    padding: `clamp(2rem, 5vw, 4.5rem) ${space.gutter} ${space.section}`,
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
      columnGap: "clamp(3rem, 6vw, 6rem)",
    },
  }),
  section: css({
    maxWidth: space.measure,
    "& + &": { marginTop: "clamp(2.5rem, 4vw, 3.5rem)" },
    "& p + p, & ul": { marginTop: "1em" },
    "@media print": { breakInside: "avoid-page" },
  }),
  heading: css({
    ...typography.h3,
    fontSize: "clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)",
    marginBottom: "0.75rem",
  }),
  point: css({
    position: "relative",
    paddingInlineStart: "1.75rem",
    "& + &": { marginTop: "0.5em" },
    "&::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: 0,
      top: "0.45em",
      width: 12,
      height: 12,
      borderRadius: 12,
      border: "3px solid currentColor",
    },
  }),
};

export interface LegalTextProps {
  text: Queries.LegalPageForTextFragment;
}

/** A legal text with its table of contents beside it. */
export function LegalText({ text }: LegalTextProps) {
  return (
    <div css={styles.page}>
      <TableOfContents entries={text.sections} />
      <div>
        {text.sections.map((part) => {
          const { anchor } = part;
          return (
            <section key={anchor} id={anchor} css={styles.section} aria-labelledby={`${anchor}-heading`}>
              <h2 id={`${anchor}-heading`} css={styles.heading}>
                {part.heading}
              </h2>
              {part.paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <LinkedText>{paragraph}</LinkedText>
                </p>
              ))}
              {part.list && part.list.length > 0 && (
                <ul>
                  {part.list.map((entry) => (
                    <li key={entry} css={styles.point}>
                      <LinkedText>{entry}</LinkedText>
                    </li>
                  ))}
                </ul>
              )}
            </section>
          );
        })}
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment LegalPageForText on LegalPage {
    sections {
      anchor
      heading
      paragraphs
      list
    }
  }
`;
