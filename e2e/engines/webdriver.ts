import { z } from "zod";
import type { BrowserWindow, Key } from "./browser";

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Readonly<Record<Key, string>> = {
  Enter: "\uE007",
  Tab: "\uE004",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
};

/** What the two versions of WebDriver do each in their own way: one over HTTP, the other (BiDi) over a WebSocket. */
export interface WebDriverSession extends Pick<BrowserWindow, "goto" | "resize" | "close"> {
  /** Evaluates an expression that gives a promise of a text. */
  readonly evaluateText: (expression: string) => Promise<string>;
  /** Both versions take the same actions: https://www.w3.org/TR/webdriver2/#actions */
  readonly perform: (actions: readonly object[]) => Promise<void>;
}

/** A window that is driven through a session. */
export const windowOf = ({ evaluateText, perform, ...session }: WebDriverSession): BrowserWindow => {
  const mouse = (...actions: object[]) => perform([{ type: "pointer", id: "mouse", actions }]);
  const move = (x: number, y: number) => ({ type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 });
  const type = (text: string) => {
    const strokes = Array.from(text, (value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    return perform([{ type: "key", id: "keyboard", actions: strokes.flat() }]);
  };
  return {
    ...session,
    evaluate: async <Result>(expression: string) => {
      const text = await evaluateText(`(async () => JSON.stringify([await (${expression})]))()`);
      const [result] = z.tuple([z.custom<Result>()]).parse(JSON.parse(text));
      return result;
    },
    moveTo: (x, y) => mouse(move(x, y)),
    clickAt: (x, y) => mouse(move(x, y), { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }),
    type,
    press: (key) => type(KEYS[key]),
  };
};
