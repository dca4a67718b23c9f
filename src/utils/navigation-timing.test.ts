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

it("knows when the load event was", () => {
  record({ loadEventStart: 1234 });
  expect(loadEventTime()).toBe(1234);
});

it("takes a visit for a new one where the browser has no record of it", () => {
  record();
  expect(isReloadOrHistoryVisit()).toBe(false);
  expect(loadEventTime()).toBe(0);
});
