import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import { closingMessages } from "$messages/layout";
import { timeOfDay } from "../messages/dates";
import { site } from "../site";
import { color, typography } from "../theme";

const styles = {
  list: css({ display: "flex", flexWrap: "wrap", gap: "1.25rem clamp(2rem, 5vw, 4.5rem)" }),
  clock: css({ ...typography.small, color: color.muted }),
  /** Room for a time before there is one. */
  time: css({
    ...typography.numeral,
    display: "block",
    color: color.text,
    minHeight: "1em",
    marginTop: "0.25rem",
    fontSize: "clamp(1.5rem, 1.2rem + 1vw, 2.25rem)",
  }),
};

const MINUTE = 60_000;

/** The local times at the offices. The server renders only the places: a time would be wrong once the page is read. */
export function Clocks() {
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
    <ul css={styles.list} aria-label={closingMessages.clocks} data-needs-script="">
      {site.closing.clocks.map(({ place, timeZone }) => (
        <li key={place} css={styles.clock}>
          {place}
          <time css={styles.time}>{now && timeOfDay({ date: now, timeZone })}</time>
        </li>
      ))}
    </ul>
  );
}
