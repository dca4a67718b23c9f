import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import { Icon } from "../../components/Icon/Icon";
import { Section } from "../../components/Section/Section";
import { site } from "../../site";
import { color, media, radius, typography } from "../../theme";
import { hoursMessages } from "$messages/contact";
import { timeMessages } from "$messages/time";
import { parseTime, WEEKDAYS, weekdayName } from "../../utils/time";
import { locale } from "../../messages/locale";

const MINUTE = 60_000;

const styles = {
  badge: css({
    display: "inline-flex",
    alignItems: "center",
    gap: "0.625rem",
    padding: "0.75rem 1.25rem",
    borderRadius: radius.pill,
    background: color.inverse,
    color: color.onInverse,
    fontWeight: 600,
    lineHeight: 1.2,
    "&::before": { content: '""', width: 10, height: 10, borderRadius: 10 },
  }),
  week: css({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: "0.75rem 0.25rem" }),
  // Above its name, an eye: open on a working day, and closed on the others.
  day: css({
    display: "grid",
    // As wide as the eye, or as a longer name, which then moves days onto a second line.
    gridTemplateColumns: "minmax(max(2.25rem, 8.5vw), max-content)",
    justifyItems: "center",
    alignContent: "start",
    gap: "0.5rem",
    ...typography.small,
    fontWeight: 600,
    "&::before": {
      content: '""',
      width: "max(2.25rem, 8.5vw)",
      aspectRatio: "1",
      border: "clamp(0.3rem, 0.9vw, 1rem) solid",
      borderRadius: "50%",
      background: "radial-gradient(circle closest-side, currentColor 32%, transparent 34%)",
    },
    // Elsewhere, a highlight marks what is current; here, words do.
    "@media (forced-colors: active)": {
      "&&&[aria-current]::before": {
        forcedColorAdjust: "auto",
        background: "radial-gradient(circle closest-side, CanvasText 32%, transparent 34%)",
      },
    },
  }),
  dayOff: css({
    // Of the ring, the lower quarter.
    "&::before": { clipPath: "polygon(0 100%, 50% 50%, 100% 100%)", background: "none", translate: "0 -35%" },
    "@media (forced-colors: active)": { "&&&&[aria-current]::before": { background: "none" } },
  }),
  layout: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "2.5rem",
  }),
  figures: css({
    ...typography.numeral,
    // On one line of a wide window.
    display: "flex",
    flexWrap: "wrap",
    columnGap: "0.16em",
    fontSize: "min(clamp(4.25rem, 2rem + 11vw, 12rem), 22vw)",
    [media.desktop]: { fontSize: "11.6vw" },
    letterSpacing: "-0.03em",
    lineHeight: 0.86,
    "& small": { marginInlineStart: "0.06em", fontSize: "0.3em", letterSpacing: "-0.02em" },
    "& > span": { whiteSpace: "nowrap" },
    "& svg": { display: "inline-block", width: "0.36em", height: "0.36em", marginInlineEnd: "0.16em" },
  }),
  statusRow: css({ display: "flex", alignItems: "center", minHeight: 48, marginTop: "2rem" }),
  openBadge: css({ "&::before": { background: color.brand } }),
  closedBadge: css({ "&::before": { background: "none", boxShadow: "inset 0 0 0 2px currentColor" } }),
  todayNote: css({
    order: 1,
    padding: "0.0625rem 0.375rem",
    borderRadius: radius.pill,
    background: color.inverse,
    color: color.onInverse,
  }),
};

/** Formats a 24-hour time for people: "19:30" becomes "7:30pm". */
export const formatTime = (time: string): string => timeMessages.time(parseTime(time));

export interface Opening {
  /** The weekday at the office, which may differ from the visitor's. */
  today: string;
  isOpen: boolean;
  /** When that will change, in words. */
  next: string;
}

/** Whether the office is open at a given moment, in its own time zone. */
export function openingAt(now: Date): Opening {
  const { days, opens, closes, timeZone } = site.hours;
  // In English, because the data's weekdays are English.
  const today = now.toLocaleDateString("en-GB", { timeZone, weekday: "long" });
  // Times of the same length can be compared as strings.
  const time = now.toLocaleTimeString("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const isWorkday = days.includes(today);
  if (isWorkday && time >= opens && time < closes)
    return { today, isOpen: true, next: hoursMessages.until({ time: formatTime(closes) }) };
  if (isWorkday && time < opens)
    return { today, isOpen: false, next: hoursMessages.opensToday({ time: formatTime(opens) }) };
  const index = WEEKDAYS.findIndex((day) => day === today);
  const following = [...WEEKDAYS.slice(index + 1), ...WEEKDAYS.slice(0, index + 1)].find((day) => days.includes(day));
  return {
    today,
    isOpen: false,
    next: following ? hoursMessages.opensOn({ day: weekdayName(following, locale), time: formatTime(opens) }) : "",
  };
}

/** A time such as "7:30pm", with the letters in smaller type. */
function Figure({ time }: { time: string }) {
  return <>{hoursMessages.timeLarge({ ...parseTime(time), small: (text) => <small>{text}</small> })}</>;
}

/** The opening hours. After hydration, they mark today and say whether the office is open, in its own time zone. */
export default function OpeningHours({ heading, intro }: { heading: string; intro: string }) {
  const { hours } = site;
  const [opening, setOpening] = useState<Opening>();

  useEffect(() => {
    const look = () => setOpening(openingAt(new Date()));
    look();
    const timer = setInterval(look, MINUTE);
    return () => clearInterval(timer);
  }, []);

  return (
    <Section id="hours" colorScheme="marigold" heading={heading} intro={intro}>
      <div css={styles.layout}>
        <div>
          <p css={styles.figures} aria-hidden="true">
            <span>
              <Figure time={hours.opens} />
            </span>
            <span>
              <Icon name="arrow-right" size={40} />
              <Figure time={hours.closes} />
            </span>
          </p>
          <p css={styles.statusRow} role="status">
            {opening && (
              <span css={[styles.badge, opening.isOpen ? styles.openBadge : styles.closedBadge]}>
                {hoursMessages.change({
                  state: opening.isOpen ? hoursMessages.openNow : hoursMessages.closedNow,
                  change: opening.next,
                })}
              </span>
            )}
          </p>
        </div>
        <ul css={styles.week} aria-label={hoursMessages.byDay}>
          {WEEKDAYS.map((name) => {
            const isToday = opening?.today === name;
            const isOpen = hours.days.includes(name);
            return (
              <li key={name} css={[styles.day, !isOpen && styles.dayOff]} aria-current={isToday ? "date" : undefined}>
                <span className="visually-hidden">{weekdayName(name, locale)}</span>
                {isToday && <span css={styles.todayNote}>{hoursMessages.today}</span>}
                <span aria-hidden="true">{weekdayName(name, locale, "short")}</span>
                <span className="visually-hidden">
                  {isOpen
                    ? timeMessages.range({ opens: formatTime(hours.opens), closes: formatTime(hours.closes) })
                    : hoursMessages.closed}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
