import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { attempt, installByApt } from "../lib/run";
import { starts } from "./chromium";

/** The engines beside Chromium. */
export const ENGINES = ["firefox", "webkit"] as const;

export type EngineName = (typeof ENGINES)[number];

/** A file in one of the folders of libraries, such as /usr/lib/x86_64-linux-gnu. */
const inLibraries = (file: string): string | undefined =>
  readdirSync("/usr/lib")
    .map((name) => path.join("/usr/lib", name, file))
    .find(existsSync);

/**
 * `find` returns the system's browser, if everything its driver needs is installed too: Debian's and Ubuntu's `packages`.
 * `remedy` is for whoever has neither.
 */
const engines = {
  firefox: {
    remedy: "Install Firefox, or give its path: FIREFOX_PATH=/path/to/firefox",
    packages: ["firefox-esr"],
    find: () => ["/usr/bin/firefox-esr", "/usr/lib/firefox/firefox"].find(existsSync),
  },
  webkit: {
    remedy:
      "Run `npx playwright install --with-deps webkit`; on Debian and Ubuntu it can come by apt, with a right to it",
    packages: [
      ...["webkit2gtk-driver", "libwebkit2gtk-4.1-0", "xvfb"],
      // They play films.
      ...["gstreamer1.0-plugins-good", "gstreamer1.0-plugins-bad", "gstreamer1.0-libav"],
    ],
    find: () =>
      ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"].every(existsSync) && inLibraries("gstreamer-1.0/libgstlibav.so")
        ? inLibraries("webkit2gtk-4.1/MiniBrowser")
        : undefined,
  },
};

/** The browser on this machine to visit the site with. Without an executable, it's Playwright's own. */
export const findEngine = (name: EngineName): { readonly executable: string | undefined } | undefined => {
  const chosen = name === "firefox" ? process.env.FIREFOX_PATH : undefined;
  if (!chosen && starts(name)) return { executable: undefined };
  const executable = chosen ?? engines[name].find();
  return executable === undefined ? undefined : { executable };
};

/** Installs a browser if there's none. Returns what to do where that failed. */
export const ensureEngine = (name: EngineName): string | undefined => {
  if (findEngine(name)) return undefined;
  console.error(`No browser with ${name} was found; installing one …`);
  attempt("npx", "--no-install", "playwright", "install", name);
  if (!starts(name)) installByApt(...engines[name].packages);
  return findEngine(name) ? undefined : engines[name].remedy;
};
