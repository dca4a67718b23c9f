/** The rendering engines that the site is visited with. */
export const ENGINES = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof ENGINES)[number];

export type Key = "Enter" | "Tab" | "Escape" | "Space" | "Home" | "ArrowDown" | "ArrowUp" | "ArrowLeft" | "ArrowRight";

/** One window with a session of its own: as little as a driver must be able to do. `Visitor` builds the rest on it. */
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
export interface Engine {
  /** As people call it, with its version. */
  readonly title: string;
  newWindow(): Promise<BrowserWindow>;
  close(): Promise<void>;
}

export interface LaunchOptions {
  /** The executable; undefined for the driver's own. */
  readonly executable: string | undefined;
  readonly reducedMotion: boolean;
}
