import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import { BrandMark } from "../components/BrandMark/BrandMark";
import { closesAtTheEnd } from "../components/BrandMark/eyelid";
import { ButtonLink } from "../components/Button/Button";
import { CALL_TO_ACTION_ID } from "../constants/ids";
import { closingMessages } from "$messages/layout";
import { timeOfDay } from "../messages/dates";
import { site } from "../site";
import { centred, color, footerColumns, headingSize, media, space, typography } from "../theme";

const MARK = "clamp(7.25rem, 36vw - 5.5rem, 30rem)";
/** On phones, it leaves the button its width. */
const SMALL_MARK = "clamp(6.5rem, 100% - 11.5rem, 14rem)";

/** Without clocks, there's only the button beside it. */
const BUTTON_HEIGHT = "3.5rem";

const AFTER_CALL = `main:has(#${CALL_TO_ACTION_ID}) + * &`;
const BESIDE_MARK = `main:not(:has(#${CALL_TO_ACTION_ID})) + * div + &`;

const styles = {
  closing: css({
    padding: `${space.section} ${space.gutter} 0`,
    [AFTER_CALL]: { paddingTop: "clamp(2rem, 4vw, 3.5rem)" },
  }),
  inner: css({
    ...centred,
    display: "grid",
    position: "relative",
    gap: "clamp(1.5rem, 5vw, 4.5rem)",
    paddingBottom: "clamp(2rem, 4vw, 3.5rem)",
    borderBottom: `1px solid ${color.line}`,
  }),
  // A page with a call to action of its own has said it already.
  line: css({
    [media.wide]: { position: "relative" },
    [AFTER_CALL]: { display: "none" },
  }),
  // Beside the words, and on small screens beside the button and the clocks.
  mark: css({
    position: "absolute",
    insetInlineEnd: 0,
    bottom: "-1.5rem",
    width: MARK,
    color: color.brand,
    pointerEvents: "none",
    [media.small]: { bottom: "2rem", width: SMALL_MARK, "div:only-child > &": { width: BUTTON_HEIGHT } },
    [media.noScript]: { [media.small]: { width: BUTTON_HEIGHT } },
  }),
  drawing: css({ width: "100%", height: "auto" }),
  heading: css({
    ...typography.poster,
    maxWidth: "15ch",
    [media.wide]: { maxWidth: `min(15ch, 100% - ${MARK} - 1rem)` },
    marginBottom: "clamp(1.5rem, 3vw, 2.5rem)",
    fontSize: headingSize("clamp(2.75rem, 1rem + 6vw, 7rem)"),
  }),
  clocks: css({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(5rem, 100%), 1fr))",
    gap: "1.25rem 0.5rem",
    // Above the columns of the footer.
    [media.desktop]: { gap: "1.25rem 2rem", gridTemplateColumns: footerColumns },
    [media.small]: {
      [BESIDE_MARK]: {
        gridTemplateColumns: "repeat(auto-fit, minmax(min(max(5rem, 35%), 100%), 1fr))",
        width: `calc(100% - ${SMALL_MARK} - 1rem)`,
      },
    },
  }),
  clock: css({ ...typography.small, color: color.muted }),
  /** Room for a time before there is one. */
  time: css({
    ...typography.numeral,
    fontVariantNumeric: "tabular-nums",
    display: "block",
    color: color.text,
    minHeight: "1em",
    marginTop: "0.25rem",
    fontSize: "clamp(1.5rem, 1.2rem + 1vw, 2.25rem)",
  }),
};

const MINUTE = 60_000;

/** The local times at the offices. The server renders only the places: a time would be wrong once the page is read. */
function Clocks() {
  const [now, setNow] = useState<Date>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      const time = new Date();
      setNow(time);
      timer = setTimeout(show, MINUTE - (time.getTime() % MINUTE));
    };
    show();
    return () => clearTimeout(timer);
  }, []);

  return (
    <ul css={styles.clocks} aria-label={closingMessages.clocks} data-needs-script="">
      {site.closing.clocks.map(({ place, timeZone }) => (
        <li key={place} css={styles.clock}>
          {place}
          <time css={styles.time}>{now && timeOfDay({ date: now, timeZone })}</time>
        </li>
      ))}
    </ul>
  );
}

/** The end of every page: a large line with one button, and the time at the offices. */
export default function Closing({ path }: { path: string }) {
  const { heading, clocks } = site.closing;
  const hasLine = heading !== "" && path !== site.contact.to;
  if (!hasLine && clocks.length === 0) return null;
  return (
    <section aria-label={closingMessages.label} css={styles.closing} data-scheme="ink" data-print="hide">
      <div css={styles.inner}>
        {hasLine && (
          <div css={styles.line}>
            <h2 css={styles.heading}>{heading}</h2>
            <div css={[styles.mark, closesAtTheEnd]}>
              <BrandMark css={styles.drawing} color={color.brand} accent={color.light} />
            </div>
            <ButtonLink href={site.contact.to}>{site.contact.label}</ButtonLink>
          </div>
        )}
        {clocks.length > 0 && <Clocks />}
      </div>
    </section>
  );
}
