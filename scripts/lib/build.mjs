// @ts-check
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { projectDir, sandboxDir } from "./project.mjs";
import { KILLED, run, runScript } from "./run.mjs";
import { gatsbyEnvironment, buildSandbox } from "./build-sandbox.mjs";

/** The last file a build writes before compressing. Its time identifies the build. */
const MARK = path.join(projectDir, "public", "_headers");
const STAMP = path.join(sandboxDir, "built.json");

/** In ms. Dates that a build writes, such as the expiry in security.txt, are never older than this when published. */
const FRESH = 30 * 24 * 3600 * 1000;

const require = createRequire(path.join(projectDir, "package.json"));

/** @type {readonly string[]} */
export const EMAIL_KEYS = require("./src/constants/email-keys.json");

/** The email account's keys that are set, in the environment or in the file that Gatsby reads. */
export const emailKeysSet = () => {
  const file = path.join(projectDir, ".env.production");
  // Loaded on demand, because this module may be imported before any package is installed.
  const { parse } = require("dotenv");
  const settings = { ...(existsSync(file) ? parse(readFileSync(file, "utf8")) : {}), ...process.env };
  return EMAIL_KEYS.filter((key) => settings[key]);
};

/** Without an account, a preview's forms send to the preview server, which saves the messages. */
export const previewEnvironment = () =>
  emailKeysSet().length > 0
    ? {}
    : { GATSBY_EMAILJS_ORIGIN: "/", ...Object.fromEntries(EMAIL_KEYS.map((key) => [key, "preview"])) };

const publishedAt = () => statSync(MARK, { throwIfNoEntry: false })?.mtimeMs;

/** @param {string} inputs whether the site in `public` was built from just these inputs, and not long ago */
const isBuiltFrom = (inputs) => {
  try {
    const stamp = JSON.parse(readFileSync(STAMP, "utf8"));
    return stamp.inputs === inputs && stamp.published === publishedAt() && Date.now() - stamp.published < FRESH;
  } catch {
    return false;
  }
};

/** How the last build ended, as far as its folder tells. @returns {"none" | "interrupted" | "finished"} */
export const lastBuild = () => {
  if (buildSandbox(projectDir, sandboxDir).isUnfinished()) return "interrupted";
  return publishedAt() === undefined ? "none" : "finished";
};

/** Makes the next build run, whatever is in `public`. */
export const forgetBuild = () => rmSync(STAMP, { force: true });

/**
 * Builds the site, unless the existing one was built from the same inputs. Until the build finishes, the site
 * before it doesn't change.
 *
 * @param {NodeJS.ProcessEnv} settings baked into the site
 * @returns {Promise<"built" | "unchanged" | "failed">}
 */
export const buildSite = async (settings) => {
  const env = { ...gatsbyEnvironment, ...settings };
  const inputs = fingerprint(projectDir, { ...process.env, ...env });
  if (isBuiltFrom(inputs) && existsSync(path.join(projectDir, "src", "gatsby-types.d.ts"))) return "unchanged";

  // Gatsby's build starts with the check too, but takes seconds to get there.
  if ((await runScript("check:content")) !== 0) return "failed";
  const sandbox = buildSandbox(projectDir, sandboxDir);
  const { inherited } = await sandbox.open();
  const gatsby = () => run("npx", ["--no-install", "gatsby", "build"], { env, cwd: sandbox.dir });
  let code = await gatsby();
  if (inherited && code !== 0 && code !== KILLED) {
    console.log(
      "The build before this one died, and may have left this one something broken. Building all of it anew …",
    );
    await sandbox.clear();
    code = await gatsby();
  }
  if (code !== KILLED) await sandbox.close();
  if (code !== 0) {
    if (publishedAt() !== undefined) console.error("The build failed; the site in public/ is the one before it.");
    return "failed";
  }
  forgetBuild();
  await sandbox.publish();
  writeFileSync(STAMP, JSON.stringify({ inputs, published: publishedAt() }));
  return "built";
};
