import { css } from "@emotion/react";
import { useState } from "react";
import type { SectionLayout } from "../../../components/Section/layouts";
import { Section } from "../../../components/Section/Section";
import { ButtonLink } from "../../../components/Button/Button";
import { site } from "../../../site";
import { color, fonts, media, space } from "../../../theme";
import type { ListSectionProps } from "../../shared/list-section";
import { homeMessages } from "$messages/home";
import { FaqEntry } from "./FaqEntry";

const MARK = "clamp(16rem, 24vw, 21rem)";

// On large screens the heading stays beside the questions, and above the mark.
const layout: SectionLayout = {
  inner: css({
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
      gap: "5rem",
      alignItems: "start",
    },
  }),
  header: css({ [media.desktop]: { position: "sticky", top: "8rem", marginBottom: `calc(0.75 * ${MARK})` } }),
};

/** Fewer questions leave no space below the heading. */
const FEWEST_WITH_MARK = 6;

const styles = {
  section: css({ isolation: "isolate" }),
  // Fills the space below the heading at the bottom of its column.
  questionMark: css({
    position: "absolute",
    zIndex: -1,
    display: "none",
    insetInlineStart: "-0.02em",
    bottom: `calc(-0.5 * ${space.section})`,
    color: color.brand,
    fontFamily: fonts.display,
    fontSize: MARK,
    fontWeight: 800,
    lineHeight: 0.8,
    pointerEvents: "none",
    [media.desktop]: { display: "block" },
  }),
  list: css({ borderTop: `1px solid ${color.line}` }),
};

/** Questions and answers, with one answer open at a time. */
export default function Faq({ items, ...header }: ListSectionProps<Queries.FaqItemForHomeFragment>) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Section
      id="faq"
      colorScheme="deep"
      layout={layout}
      css={styles.section}
      {...header}
      action={
        <ButtonLink href={site.paths.contact} variant="outline">
          {homeMessages.ask}
        </ButtonLink>
      }
    >
      {items.length >= FEWEST_WITH_MARK && (
        <span css={styles.questionMark} aria-hidden="true">
          {homeMessages.questionMark}
        </span>
      )}
      <ol css={styles.list}>
        {items.map((item, place) => (
          <FaqEntry
            key={item.question}
            item={item}
            number={place + 1}
            isOpen={open === place}
            onToggle={() => setOpen(open === place ? null : place)}
          />
        ))}
      </ol>
    </Section>
  );
}
