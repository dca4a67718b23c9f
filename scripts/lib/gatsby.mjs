// @ts-check
import { run } from "./run.mjs";

/** For every call of Gatsby. On two cores, it would start only one image worker. */
export const gatsbyEnvironment = {
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? "3",
  // Both its progress display and its colours move the cursor, which only makes sense on a screen.
  ...(process.stdout.isTTY ? {} : { GATSBY_LOGGER: "yurnalist", FORCE_COLOR: "0" }),
  // One of Gatsby's packages uses Node's own punycode. From Node 22 on, Gatsby prints the warning as "ERROR UNKNOWN".
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --disable-warning=DEP0040`.trim(),
};

/**
 * Runs one of Gatsby's commands in the project.
 *
 * @param {string[]} args the command and its options
 * @param {NodeJS.ProcessEnv} [settings] baked into the site
 * @returns {Promise<number>} the exit code
 */
export const gatsby = (args, settings = {}) =>
  run("npx", ["--no-install", "gatsby", ...args], { env: { ...gatsbyEnvironment, ...settings } });
