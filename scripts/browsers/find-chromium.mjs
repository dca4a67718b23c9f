// @ts-check
/**
 * Prints the path of a Chromium for the browser tests, and installs one if there's none. With `--complete`, it's
 * not the headless shell.
 */
import { findOrInstallChromium } from "./chromium.mjs";

const file = findOrInstallChromium({ complete: process.argv.includes("--complete") });
if (file === undefined) {
  console.error(
    "No Chromium could be found or installed. Install one and give its path: CHROMIUM_PATH=/path/to/chrome npm test",
  );
  process.exit(1);
}
console.log(file);
