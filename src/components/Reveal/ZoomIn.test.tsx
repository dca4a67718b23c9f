import { act, fireEvent, render, screen } from "@testing-library/react";
import { fakeObserver, fakeWindow } from "../../../test/fake-browser";
import { ZoomIn } from "./ZoomIn";

const setup = async (environment: Parameters<typeof fakeWindow>[0]) => {
  fakeWindow(environment);
  const observer = fakeObserver();
  render(
    <ZoomIn>
      <p>Growth</p>
    </ZoomIn>,
  );
  fireEvent.scroll(window);
  await act(() => import("react-awesome-reveal"));
  return observer;
};
const box = () => screen.getByText("Growth").parentElement?.parentElement;

it("zooms in each time it comes into view, for 1.2 s", async () => {
  const { observed, scrollIn } = await setup({ width: 1440 });
  expect(observed()[0]?.options.threshold).toBe(0.15);
  for (let time = 0; time < 2; time += 1) {
    scrollIn(document.body, 0.2);
    expect(box()).toHaveStyle({ animationDuration: "1200ms" });
    scrollIn(document.body, 0);
    expect(box()).not.toHaveStyle({ animationDuration: "1200ms" });
  }
});

it.each([
  ["on small screens", { width: 390 }],
  ["under reduced motion", { width: 1440, reducedMotion: true }],
])("is a plain element %s", async (_, environment) => {
  const { observed } = await setup(environment);
  expect(observed()).toEqual([]);
  expect(screen.getByText("Growth")).toBeVisible();
});
