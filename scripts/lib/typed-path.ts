import { homedir } from "node:os";

/** The path that someone means who types it, or drags a file into the terminal: `~` is home, quotes are the shell's. */
export const typedPath = (typed: string): string =>
  typed
    .trim()
    .replace(/^(['"])(.*)\1$/, "$2")
    .replace(/^~(?=[/\\])/, homedir());
