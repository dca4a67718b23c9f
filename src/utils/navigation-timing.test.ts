import { isReloadOrHistoryVisit, loadEventTime } from "./navigation-timing";

const record = (entry?: object) => {
  Object.assign(performance, { getEntriesByType: () => (entry ? [entry] : []) });
};

it.each([
  ["navigate", false],
  ["prerender", false],
  ["reload", true],
  ["back_forward", true],
])("knows whether a visit by %s is a return", (type, expected) => {
  record({ type });
  expect(isReloadOrHistoryVisit()).toBe(expected);
});

it("returns the time of the load event", () => {
  record({ loadEventStart: 1234 });
  expect(loadEventTime()).toBe(1234);
});

it("treats a visit as new if the browser has no record of it", () => {
  record();
  expect(isReloadOrHistoryVisit()).toBe(false);
  expect(loadEventTime()).toBe(0);
});
