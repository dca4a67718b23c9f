import { overflowing } from "../support/page";
import { ONE_OF_EACH_KIND } from "../support/routes";
import { NO_PAGE } from "./site";
import { expect, visit } from "./test";

/**
 * Goes down the page a window at a time. Answers with what stays invisible though it is in view, and with pictures that
 * have not come.
 */
const walk = async (): Promise<string[]> => {
  const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
  const contents = [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, p, li, a, img, button, input)")];
  const nameOf = (element: HTMLElement): string =>
    `${element.tagName} ${element.getAttribute("alt") ?? element.textContent.trim().slice(0, 40)}`;
  const inView = (element: HTMLElement): boolean => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    return width > 1 && left >= 0 && right <= innerWidth && middle > innerHeight * 0.1 && middle < innerHeight * 0.9;
  };
  // What is hidden from assistive technology is said elsewhere, as the back of a card; a clear select may lie over its value.
  const isMeantToShow = (element: HTMLElement): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest("[aria-hidden=true], [inert], dialog");
  const lost = (): HTMLElement[] =>
    contents.filter(
      (element) => inView(element) && isMeantToShow(element) && !element.checkVisibility({ opacityProperty: true }),
    );
  const missing = (): HTMLElement[] =>
    contents.filter(
      (element) =>
        element instanceof HTMLImageElement &&
        inView(element) &&
        isMeantToShow(element) &&
        !(element.complete && element.naturalWidth > 0),
    );
  const faults = new Set<string>();
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
    window.scrollTo({ top, behavior: "instant" });
    // Two frames, or a little longer where none is drawn.
    await Promise.race([new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))), pause(200)]);
    for (let waits = 0; waits < 100 && lost().length + missing().length > 0; waits += 1) await pause(100);
    for (const element of lost()) faults.add(`invisible: ${nameOf(element)}`);
    for (const element of missing()) faults.add(`no picture: ${nameOf(element)}`);
  }
  return [...faults];
};

visit.describe("A page of each kind", () => {
  for (const route of [...ONE_OF_EACH_KIND, NO_PAGE]) {
    visit(route, async ({ visitor }) => {
      for (const size of ["small", "wide"] as const) {
        await visitor.resize(size);
        await visitor.goto(route);
        await visitor.seesCount("h1");
        expect(await visitor.evaluate(walk)).toEqual([]);
        expect(await overflowing(visitor)).toEqual([]);
      }
    });
  }
});
