import EMAIL_KEYS from "../../src/constants/email-keys.json";
import { missingEmailKeys, readEnvironment } from "../../plugins/utils/environment";
import { projectDir, runPackage, runScript } from "./run";

/** For every call of Gatsby. */
export const gatsbyEnvironment = {
  GATSBY_TELEMETRY_DISABLED: "1",
  // On two cores, it would start only one image worker.
  GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? "3",
  // Both its progress display and its colours move the cursor, which only makes sense on a screen.
  ...(process.stdout.isTTY ? {} : { GATSBY_LOGGER: "yurnalist", FORCE_COLOR: "0" }),
  // One of Gatsby's packages uses Node's own punycode. From Node 22 on, Gatsby prints the warning as "ERROR UNKNOWN".
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --disable-warning=DEP0040`.trim(),
};

/** Runs one of Gatsby's commands, with settings to bake into the site, and returns the exit code. */
export const gatsby = (args: readonly string[], settings: NodeJS.ProcessEnv = {}): Promise<number> =>
  runPackage("gatsby", args, { env: { ...gatsbyEnvironment, ...settings } });

/** Without an account, a preview's forms send to the preview server, which saves the messages. */
export const previewEnvironment = (): NodeJS.ProcessEnv =>
  missingEmailKeys(readEnvironment(projectDir)).length < EMAIL_KEYS.length
    ? {}
    : { GATSBY_EMAILJS_ORIGIN: "/", ...Object.fromEntries(EMAIL_KEYS.map((key) => [key, "preview"])) };

/** Builds the site, if its content is right: Gatsby may delete pages before it comes to its own check. */
export const buildSite = async (settings?: NodeJS.ProcessEnv): Promise<number> => {
  const code = await runScript("check:content");
  if (code === 0) return gatsby(["build"], settings);
  console.error("Mend the mistakes listed above: until then, public/ stays the last good site.");
  return code;
};
