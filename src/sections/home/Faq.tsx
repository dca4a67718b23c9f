import { css } from "@emotion/react";
import { useState } from "react";
import { Band } from "../../components/Band/Band";
import { ButtonLink } from "../../components/Button/Button";
import { media } from "../../theme/layout";
import { FaqEntry } from "./FaqEntry";

// On large screens the heading stays beside the questions.
const band = css({
  [media.desktop]: {
    "& > div": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
      gap: "5rem",
      alignItems: "start",
    },
    "& > div > div:first-of-type": { position: "sticky", top: "8rem", marginBottom: 0 },
  },
});
const list = css({ borderTop: "1px solid var(--line)" });

export interface FaqProps extends Queries.HomeSectionHeadFragment {
  items: readonly Queries.FaqItemForHomeFragment[];
}

/** Questions and answers, one answer open at a time. */
export default function Faq({ kicker, heading, intro, items }: FaqProps) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Band
      id="faq"
      tone="deep"
      css={band}
      kicker={kicker}
      heading={heading}
      intro={intro}
      action={
        <ButtonLink href="/contact/" variant="outline">
          Ask the next one
        </ButtonLink>
      }
    >
      <ol css={list}>
        {items.map((item, place) => (
          <FaqEntry
            key={item.question}
            item={item}
            number={place + 1}
            isOpen={open === place}
            onToggle={() => {
              setOpen(open === place ? null : place);
            }}
          />
        ))}
      </ol>
    </Band>
  );
}
