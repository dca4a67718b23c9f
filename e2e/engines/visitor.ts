import { expect } from "@playwright/test";
import { z } from "zod";
import type { BrowserWindow, Key } from "./browser";
import { ERRORS_KEY, type Site } from "./site";

/** Where the visitor points: elements that match the selector, by the name they are known by. */
export interface Target {
  readonly css: string;
  /** The accessible name, or what stands for it here: label, alternative text, text. Any without. */
  readonly name?: string;
}

const found = z.union([z.string(), z.object({ x: z.number(), y: z.number(), isReady: z.boolean() })]);

/**
 * What the visits need to know about the page, in one function, because a function that runs in the page can use no
 * other. Elements that nobody can see or reach don't count.
 */
const find = async (
  { css, name }: Target,
  task: "count" | "text" | "hasFocus" | "scroll" | "focus" | "point",
): Promise<unknown> => {
  const textOf = (element: HTMLElement): string => {
    const copy = element.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return "";
    for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return copy.textContent;
  };
  const nameOf = (element: HTMLElement): string => {
    const byId = (element.getAttribute("aria-labelledby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" ");
    const labels = "labels" in element && element.labels instanceof NodeList ? [...element.labels] : [];
    const [found = ""] = [
      element.getAttribute("aria-label") ?? "",
      byId,
      labels.map(({ textContent }) => textContent ?? "").join(" "),
      element.getAttribute("alt") ?? "",
      textOf(element),
    ].filter((text) => text.trim() !== "");
    return found.replace(/\s+/g, " ").trim();
  };
  const elements = [...document.querySelectorAll<HTMLElement>(css)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
    return isSeen && !element.closest("[inert]") && (name === undefined || nameOf(element) === name);
  });
  if (task === "count") return elements.length;
  // Not :focus, which matches nothing while the window itself has no focus.
  if (task === "hasFocus") return elements.some((element) => element === document.activeElement);
  const [element] = elements;
  if (task === "text") return element?.innerText.replace(/\s+/g, " ").trim();
  if (!element) return "nothing there";
  if (task === "scroll") {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    return true;
  }
  if (task === "focus") {
    element.focus();
    return document.activeElement === element ? true : "not focused";
  }
  // React leaves its mark on what it has taken over; before that a click on a button of the server's HTML is lost.
  const isReady = !element.matches("button") || Object.keys(element).some((key) => key.startsWith("__reactProps"));
  const place = () => {
    const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  // Two frames, so that a movement that has just begun is noticed; but a starved compositor may send none at all.
  const pause = () =>
    Promise.race([
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      new Promise((resolve) => setTimeout(resolve, 500)),
    ]);
  const isFree = ({ x, y }: { x: number; y: number }): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && element.contains(hit);
  };
  if (!isReady || !isFree(place())) element.scrollIntoView({ block: "center", behavior: "instant" });
  const before = place();
  await pause();
  const after = place();
  if (before.x !== after.x || before.y !== after.y) return "moving";
  return isFree(after) ? { ...after, isReady } : "covered";
};

/** A visitor with one window on the site, who finds things by their names and acts with mouse and keyboard. */
export class Visitor {
  constructor(
    private readonly window: BrowserWindow,
    private readonly site: Site,
  ) {}

  /** Opens a page of the site, and waits until it is alive. */
  async goto(path: string): Promise<void> {
    await this.window.goto(this.site.origin + path);
    await this.alive();
  }

  /** Opens a page of the site on which no script runs. */
  goWithoutScripts(path: string): Promise<void> {
    return this.window.goto(this.site.originWithoutScripts + path);
  }

  /** Waits until the site's scripts have started and taken over the header. */
  async alive(): Promise<void> {
    await this.sees(
      () =>
        document.querySelector("#___gatsby[data-island]") === null &&
        Object.keys(document.querySelector("header") ?? {}).some((key) => key.startsWith("__reactProps")),
      true,
    );
  }

  /** Sizes the window as a phone's or a laptop's. */
  resize(kind: "small" | "wide"): Promise<void> {
    return kind === "small" ? this.window.resize(390, 844) : this.window.resize(1440, 900);
  }

  /** Runs a function in the page. It must use nothing but its arguments, which are sent as JSON, as its result is. */
  async evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const expression = `(${run.toString()})(...${JSON.stringify(args)})`;
    for (let attempts = 0; ; attempts += 1) {
      try {
        return await this.window.evaluate<Awaited<Result>>(expression);
      } catch (error) {
        // The page may be on its way to another.
        if (attempts === 3) throw error;
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    }
  }

  /** Waits until a function that runs in the page gives a result. */
  async sees<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    expected: Awaited<Result>,
    ...args: Args
  ): Promise<void> {
    await expect.poll(() => this.evaluate(run, ...args), { intervals: [100] }).toEqual(expected);
  }

  /** Waits until there are so many elements to see; one if no number is given. */
  async seesCount(css: string, name?: string, count = 1): Promise<void> {
    const seen = () => this.evaluate(find, { css, name }, "count" as const);
    await expect.poll(seen, { message: `${css} ${name ?? ""}`, intervals: [100] }).toBe(count);
  }

  /** Waits until an element has the focus. */
  async seesFocus(css: string, name?: string): Promise<void> {
    const hasFocus = () => this.evaluate(find, { css, name }, "hasFocus" as const);
    await expect.poll(hasFocus, { message: `${css} ${name ?? ""} has the focus`, intervals: [100] }).toBe(true);
  }

  /** Waits until the first element to see has this text. */
  async seesText(css: string, text: string): Promise<void> {
    const seen = () => this.evaluate(find, { css }, "text" as const);
    await expect.poll(seen, { message: css, intervals: [100] }).toBe(text);
  }

  async click(css: string, name?: string): Promise<void> {
    const { x, y } = await this.placeOf({ css, name }, true);
    await this.window.clickAt(x, y);
  }

  async hover(css: string, name?: string): Promise<void> {
    // A mouse that is there before the script would enter nothing afterwards.
    const { x, y } = await this.placeOf({ css, name }, false);
    await this.window.moveTo(x, y);
  }

  async focus(css: string, name?: string): Promise<void> {
    const focus = () => this.evaluate(find, { css, name }, "focus" as const);
    await expect.poll(focus, { message: `${css} ${name ?? ""}` }).toBe(true);
  }

  /** Clicks on a field and types. */
  async fill(css: string, name: string, text: string): Promise<void> {
    await this.click(css, name);
    await this.window.type(text);
  }

  press(key: Key): Promise<void> {
    return this.window.press(key);
  }

  /** Brings an element to the middle of the window at once. */
  async scrollTo(css: string, name?: string): Promise<void> {
    const scroll = () => this.evaluate(find, { css, name }, "scroll" as const);
    await expect.poll(scroll, { message: `${css} ${name ?? ""}` }).toBe(true);
  }

  back(): Promise<void> {
    return this.evaluate(() => {
      history.back();
    });
  }

  forward(): Promise<void> {
    return this.evaluate(() => {
      history.forward();
    });
  }

  reload(): Promise<void> {
    return this.evaluate(() => {
      location.reload();
    });
  }

  /** Waits until the address is this one: path, query and fragment. */
  async isAt(path: string): Promise<void> {
    await this.sees(() => location.pathname + location.search + location.hash, path);
  }

  scrollTop(): Promise<number> {
    return this.evaluate(() => Math.round(window.scrollY));
  }

  /** What has gone wrong on the pages visited so far. */
  errors(): Promise<string[]> {
    return this.evaluate((key) => {
      try {
        return (sessionStorage.getItem(key) ?? "").split("\n").filter((line) => line !== "");
      } catch {
        // An empty window has no storage.
        return [];
      }
    }, ERRORS_KEY);
  }

  /** Where to put the mouse for an element: waits until it is there, hydrated, at rest and not covered. */
  private async placeOf(target: Target, isWoken: boolean): Promise<{ x: number; y: number }> {
    let place = { x: 0, y: 0 };
    const state = async (): Promise<string> => {
      const answer = found.parse(await this.evaluate(find, target, "point" as const));
      if (typeof answer === "string") return answer;
      place = answer;
      if (answer.isReady) return "ready";
      // Some parts load their script only when the mouse comes.
      if (isWoken) await this.window.moveTo(place.x, place.y);
      return "not hydrated";
    };
    const message = `${target.css} ${target.name ?? ""} can be clicked`;
    await expect.poll(state, { message, intervals: [100] }).toBe("ready");
    return place;
  }
}
