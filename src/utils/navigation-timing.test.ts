import { loadEventTime } from "./navigation-timing";

const record = (entry?: object) => {
  Object.assign(performance, { getEntriesByType: () => (entry ? [entry] : []) });
};

it("returns the time of the load event", () => {
  record({ loadEventStart: 1234 });
  expect(loadEventTime()).toBe(1234);
});

it("returns the time at which a prerendered page was shown", () => {
  record({ loadEventStart: 1234, activationStart: 5678 });
  expect(loadEventTime()).toBe(5678);
});

it("knows no time if the browser has no record of it", () => {
  record();
  expect(loadEventTime()).toBe(0);
});
