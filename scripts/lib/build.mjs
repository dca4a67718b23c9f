// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { parseEnv } from "node:util";
import { gatsby } from "./gatsby.mjs";
import { projectDir } from "./project.mjs";
import { runScript } from "./run.mjs";

/** @type {readonly string[]} */
const EMAIL_KEYS = createRequire(path.join(projectDir, "package.json"))("./src/constants/email-keys.json");

/** The email account's keys that are set, in the environment or in the file that Gatsby reads. */
const emailKeysSet = () => {
  const file = path.join(projectDir, ".env.production");
  const settings = { ...(existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {}), ...process.env };
  return EMAIL_KEYS.filter((key) => settings[key]);
};

/** Without an account, a preview's forms send to the preview server, which saves the messages. */
export const previewEnvironment = () =>
  emailKeysSet().length > 0
    ? {}
    : { GATSBY_EMAILJS_ORIGIN: "/", ...Object.fromEntries(EMAIL_KEYS.map((key) => [key, "preview"])) };

/**
 * Builds the site into `public`. Checks the content first, because Gatsby may delete pages before it comes to its own
 * check: with issues in the content, the last good site stays as it was.
 *
 * @param {NodeJS.ProcessEnv} settings baked into the site
 * @returns {Promise<boolean>} whether the site is built
 */
export const buildSite = async (settings) => {
  if ((await runScript("check:content")) !== 0) {
    console.error("Mend the mistakes listed above: until then, public/ stays the last good site.");
    return false;
  }
  return (await gatsby(["build"], settings)) === 0;
};
