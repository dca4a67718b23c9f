import { openingAt, formatTime } from "./OpeningHours";

describe("openingAt", () => {
  // Delhi is 5 h 30 min ahead of UTC.
  it.each([
    ["2025-04-21T04:59:00Z", "Monday", false, "opens today at 10:30am"],
    ["2025-04-21T05:00:00Z", "Monday", true, "until 7:30pm"],
    ["2025-04-21T13:59:59Z", "Monday", true, "until 7:30pm"],
    ["2025-04-21T14:00:00Z", "Monday", false, "opens Tuesday at 10:30am"],
    ["2025-04-26T15:00:00Z", "Saturday", false, "opens Monday at 10:30am"],
    ["2025-04-27T07:00:00Z", "Sunday", false, "opens Monday at 10:30am"],
    // Still Sunday in London, already Monday in Delhi.
    ["2025-04-27T19:00:00Z", "Monday", false, "opens today at 10:30am"],
  ])("at %s says %s, open: %s, %s", (moment, today, isOpen, next) =>
    expect(openingAt(new Date(moment))).toEqual({ today, isOpen, next }),
  );
});

it.each([
  ["10:30", "10:30am"],
  ["19:30", "7:30pm"],
  ["12:00", "12pm"],
  ["00:05", "12:05am"],
])("formatTime(%s) returns %s", (time, said) => expect(formatTime(time)).toBe(said));
