import { act, fireEvent, render } from "@testing-library/react";
import { fakeObserver, fakeWindow, pauseAllMotion } from "../../../../test/fake-browser";
import Eye from "./Eye";

const eye = { parts: { publicURL: "/eye.webp" }, reach: 0.05, path: [{ x: 0.5, y: 0.5 }] };

const setup = ({ reducedMotion = false } = {}) => {
  fakeWindow({ width: 1440, reducedMotion });
  const { scrollIn } = fakeObserver();
  const { container } = render(<Eye eye={eye} />);
  scrollIn(document.body);
  const gaze = () =>
    Number(container.querySelector<HTMLElement>("[style*=gaze]")?.style.getPropertyValue("--gaze-x") ?? 0);
  return { gaze, scrollIn, pass: () => act(() => jest.advanceTimersByTimeAsync(1000)) };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  pauseAllMotion(false);
  jest.useRealTimers();
});

// jsdom lays nothing out, so the eye is in the corner of the window.
it("looks at the pointer, and straight at what it's on", async () => {
  const { gaze, pass } = setup();
  fireEvent.pointerMove(window, { clientX: 2000, clientY: 0 });
  await pass();
  expect(gaze()).toBe(1);
  fireEvent.pointerMove(window, { clientX: 0, clientY: 0 });
  await pass();
  expect(gaze()).toBe(0);
});

it("looks where the device tilts, from how it was held at first", async () => {
  const { gaze, pass } = setup();
  const tilt = (gamma: number) => fireEvent(window, Object.assign(new Event("deviceorientation"), { beta: 40, gamma }));
  tilt(10);
  await pass();
  expect(gaze()).toBe(0);
  tilt(-50);
  await pass();
  expect(gaze()).toBe(-1);
});

it.each([
  ["motion is paused", () => pauseAllMotion(true)],
  ["it's out of view", ({ scrollIn }: ReturnType<typeof setup>) => scrollIn(document.body, 0)],
])("stays as it is once %s", async (_, stop) => {
  const all = setup();
  fireEvent.pointerMove(window, { clientX: 2000, clientY: 0 });
  await all.pass();
  stop(all);
  fireEvent.pointerMove(window, { clientX: -2000, clientY: 0 });
  await all.pass();
  expect(all.gaze()).toBe(1);
});

it("is still under reduced motion", async () => {
  const { gaze, pass } = setup({ reducedMotion: true });
  fireEvent.pointerMove(window, { clientX: 2000, clientY: 0 });
  await pass();
  expect(gaze()).toBe(0);
});
