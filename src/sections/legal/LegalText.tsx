import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { site } from "../../site";
import { color, contentBox, media, space, typography } from "../../theme";
import { TableOfContents } from "./TableOfContents";

const styles = {
  page: css({
    overflowWrap: "anywhere",
    ...contentBox,
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
  link: css({ color: color.accent, textUnderlineOffset: "0.2em" }),
};

const addresses = [
  { words: site.email, href: `mailto:${site.email}` },
  { words: site.phone.display, href: `tel:${site.phone.e164}` },
];

/** Text that turns the agency's email address and phone number into links. */
function LinkedText({ children }: { children: string }) {
  const address = addresses.find(({ words }) => children.includes(words));
  if (!address) return children;
  const [before = "", ...after] = children.split(address.words);
  return (
    <>
      <LinkedText>{before}</LinkedText>
      <a href={address.href} dir="ltr" css={styles.link}>
        {address.words}
      </a>
      <LinkedText>{after.join(address.words)}</LinkedText>
    </>
  );
}

/** A legal text with its table of contents beside it. */
export function LegalText({ text }: { text: Queries.LegalPageForTextFragment }) {
  return (
    <div css={styles.page}>
      <TableOfContents entries={text.sections} />
      <div>
        {text.sections.map(({ anchor, heading, paragraphs, list }) => (
          <section key={anchor} id={anchor} css={styles.section} aria-labelledby={`${anchor}-heading`}>
            <h2 id={`${anchor}-heading`} css={styles.heading}>
              {heading}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <LinkedText>{paragraph}</LinkedText>
              </p>
            ))}
            {list && list.length > 0 && (
              <ul>
                {list.map((entry) => (
                  <li key={entry} css={styles.point}>
                    <LinkedText>{entry}</LinkedText>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
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
