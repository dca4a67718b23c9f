import { readFileSync } from "node:fs";
import path from "node:path";

/** The settings a maintainer may give the build, in the environment or in `.env.production`. */
export interface SiteEnvironment {
  readonly GATSBY_BLOG_API_HOST?: string;
  readonly GATSBY_EMAILJS_SERVICE_ID?: string;
  readonly GATSBY_EMAILJS_TEMPLATE_ID?: string;
  readonly GATSBY_EMAILJS_PUBLIC_KEY?: string;
  readonly GATSBY_EMAILJS_ORIGIN?: string;
}

const readOrEmpty = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};

/** `KEY=value` lines as dotenv reads them, quotes taken off, comments and everything else left out. */
export const parseEnvironmentFile = (text: string): Record<string, string> =>
  Object.fromEntries(
    [
      ...text.matchAll(/^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*=[ \t]*(?:"([^"\n]*)"|'([^'\n]*)'|([^\n#]*))/gm),
    ].map(([, key = "", double, single, bare = ""]) => [key, double ?? single ?? bare.trim()]),
  );

/**
 * The settings as Gatsby bakes them into the bundle: `.env.production` (or the file that GATSBY_ACTIVE_ENV names),
 * overridden by the environment. Gatsby itself puts that file into the bundle only, not into `process.env`.
 */
export const readEnvironment = (projectDir: string): SiteEnvironment => {
  const name = process.env.GATSBY_ACTIVE_ENV ?? process.env.NODE_ENV ?? "production";
  return { ...parseEnvironmentFile(readOrEmpty(path.join(projectDir, `.env.${name}`))), ...process.env };
};

/** The names of the keys without which the contact forms cannot send. */
export const missingEmailKeys = (environment: SiteEnvironment): string[] =>
  (["GATSBY_EMAILJS_SERVICE_ID", "GATSBY_EMAILJS_TEMPLATE_ID", "GATSBY_EMAILJS_PUBLIC_KEY"] as const).filter(
    (key) => !environment[key],
  );
