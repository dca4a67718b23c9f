import { type EngineName, findEngine } from "../../scripts/browsers";
import { launchFirefox } from "./firefox";
import { launchWithPlaywright } from "./playwright";
import { launchWebKit } from "./webkit";

export type Key = "Enter" | "Tab" | "Escape" | "ArrowLeft" | "ArrowRight";

/** One window with a session of its own: as little as a browser must be able to do. `Visitor` builds the rest on it. */
export interface BrowserWindow {
  /** Resolves once the page has loaded. */
  goto(address: string): Promise<void>;
  /** Gives the page this size, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Evaluates an expression in the page; a promise is waited for. The result comes as JSON. */
  evaluate<Result>(expression: string): Promise<Result>;
  /** Moves the mouse to a point of the window. */
  moveTo(x: number, y: number): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Browser {
  newWindow(): Promise<BrowserWindow>;
  close(): Promise<void>;
}

/** Starts an engine: Playwright's own build where it's installed, or that of the system. */
export const launch = (name: EngineName): Promise<Browser> => {
  const found = findEngine(name);
  if (!found) throw new Error(`No browser with ${name} was found. \`npm run test:all -- engines\` installs one.`);
  if (found.executable === undefined) return launchWithPlaywright(name);
  return name === "firefox" ? launchFirefox(found.executable) : launchWebKit(found.executable);
};
