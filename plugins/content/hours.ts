import { wordsFor } from "../../src/messages/languages";
import { parseTime, WEEKDAYS, weekdayName } from "../../src/utils/time";

/** Words as a list in running text: "India, Oman and Australia". */
export const inSentence = (words: Iterable<string>, locale: string): string =>
  new Intl.ListFormat(locale, { type: "conjunction" }).format(words);

/** A time of 24 hours as people say it: "19:30" is "7:30pm". */
export const formatTime = (time: string, locale: string): string => wordsFor(locale).timeMessages.time(parseTime(time));

/** Days of the week as people say them: "Monday to Saturday", or "Tuesday and Friday". */
export const formatDays = (names: readonly string[], locale: string): string => {
  const days = WEEKDAYS.filter((day) => names.includes(day));
  const said = days.map((day) => weekdayName(day, locale));
  const start = days[0] ? WEEKDAYS.indexOf(days[0]) : 0;
  const isRun = days.length > 2 && days.every((day, index) => day === WEEKDAYS[start + index]);
  return isRun
    ? wordsFor(locale).timeMessages.days({ first: said[0] ?? "", last: said.at(-1) ?? "" })
    : inSentence(said, locale);
};
