import { css } from "@emotion/react";
import { type KeyboardEvent, useRef } from "react";
import { Icon } from "../../../components/Icon/Icon";
import { color, inlineSign, media, motion, typography } from "../../../theme";

const styles = {
  list: css({
    borderTop: `1px solid ${color.line}`,
    [media.small]: { display: "none" },
    [media.static]: { display: "none" },
  }),
  tab: css({
    ...typography.h3,
    display: "grid",
    gridTemplateColumns: "2.5rem minmax(0, 1fr) auto",
    alignItems: "center",
    width: "100%",
    minHeight: "clamp(3.5rem, 5.4vw, 4.75rem)",
    padding: "0.5rem 0.25rem",
    border: 0,
    borderBottom: `1px solid ${color.line}`,
    background: "none",
    color: color.muted,
    fontSize: "clamp(1.25rem, 2vw, 1.75rem)",
    textAlign: "start",
    transition: `color ${motion.hover}ms, padding ${motion.state}ms ${motion.ease}`,
    "& > svg": {
      opacity: 0,
      transform: `translateX(calc(${inlineSign} * -0.5rem))`,
      transition: `opacity ${motion.hover}ms, transform ${motion.state}ms ${motion.ease}`,
    },
    "&[aria-selected=true]": { color: color.text, "& > svg": { opacity: 1, transform: "none" } },
    [media.hover]: { "&:hover": { color: color.text } },
  }),
  number: css({ ...typography.small, letterSpacing: 0, color: color.figure }),
};

export interface MethodTabsProps {
  label: string;
  titles: readonly string[];
  selected: number;
  onSelect: (place: number) => void;
}

/** The steps as a list of tabs. One of them is in the tab order, and the arrow keys select the others. */
export function MethodTabs({ label, titles, selected, onSelect }: MethodTabsProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const last = titles.length - 1;
    const next = selected === last ? 0 : selected + 1;
    const previous = selected === 0 ? last : selected - 1;
    const moves = { ArrowDown: next, ArrowRight: next, ArrowUp: previous, ArrowLeft: previous, Home: 0, End: last };
    const place = new Map(Object.entries(moves)).get(event.key);
    if (place === undefined) return;
    event.preventDefault();
    onSelect(place);
    listRef.current?.querySelectorAll<HTMLElement>("[role=tab]")[place]?.focus();
  };
  return (
    <div ref={listRef} css={styles.list} role="tablist" aria-label={label} aria-orientation="vertical">
      {titles.map((title, place) => (
        <button
          key={title}
          type="button"
          role="tab"
          id={`method-tab-${place + 1}`}
          css={styles.tab}
          aria-selected={place === selected}
          aria-controls={`method-panel-${place + 1}`}
          tabIndex={place === selected ? 0 : -1}
          onKeyDown={move}
          onClick={() => onSelect(place)}
        >
          <span css={styles.number} aria-hidden="true">
            {place + 1}
          </span>
          {title}
          <Icon name="arrow-right" />
        </button>
      ))}
    </div>
  );
}
