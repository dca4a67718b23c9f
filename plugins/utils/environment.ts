import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import EMAIL_KEYS from "../../src/constants/email-keys.json";

/** The build's settings, by their names in docs/deploy.md. */
export type SiteEnvironment = Readonly<Record<string, string | undefined>>;

/**
 * The settings: `.env.production` (or that of GATSBY_ACTIVE_ENV), overridden by the environment, which they become part
 * of: Gatsby puts that file only into the bundle, and reads it with a parser of its own.
 */
export const readEnvironment = (projectDir: string): SiteEnvironment => {
  const name = process.env.GATSBY_ACTIVE_ENV ?? process.env.NODE_ENV ?? "production";
  const file = path.join(projectDir, `.env.${name}`);
  const settings = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  return Object.assign(process.env, { ...settings, ...process.env });
};

/** The keys that the contact forms need to send. */
export const missingEmailKeys = (environment: SiteEnvironment): string[] =>
  EMAIL_KEYS.filter((key) => !environment[key]);

/** A path can follow the host, but not a user name, a query or a hash, and no slash can be missing. */
const isHttpAddress = (address: string): boolean => {
  if (!/^https?:\/\/[^\s\\]+$/i.test(address) || !URL.canParse(address)) return false;
  const { username, password, search, hash } = new URL(address);
  return [username, password, search, hash].every((part) => part === "");
};

const isOwnPath = (address: string): boolean => /^\/(?!\/)[^\s\\?#]*$/.test(address);

/** The services that the visual editor can save to. */
export const EDITOR_BACKENDS: readonly string[] = ["github", "gitlab", "gitea"];

/** What is wrong with the settings, one sentence each. */
export const environmentIssues = ({
  GATSBY_BLOG_API_HOST: blog = "",
  GATSBY_EDITOR_BACKEND: editor = "",
  GATSBY_EDITOR_HOST: editorHost = "",
  GATSBY_EDITOR_LOGIN: editorLogin = "",
  GATSBY_EDITOR_REPO: editorRepo = "",
  GATSBY_EMAILJS_ORIGIN: email = "",
  GATSBY_HSTS: hsts = "",
  GATSBY_REPORTS_URL: reports = "",
}: SiteEnvironment): string[] => {
  const addressIssue = (name: string, value: string, also = ""): string[] =>
    value === "" || isHttpAddress(value)
      ? []
      : [`${name} must be a full address that begins with https:// or http://${also}, not "${value}".`];
  return [
    ...addressIssue("GATSBY_BLOG_API_HOST", blog),
    // The site itself.
    ...(email === "/" ? [] : addressIssue("GATSBY_EMAILJS_ORIGIN", email, ", or / for the site itself")),
    ...(isOwnPath(reports) ? [] : addressIssue("GATSBY_REPORTS_URL", reports, ", or a path such as /reports")),
    ...(editor === "" || EDITOR_BACKENDS.includes(editor)
      ? []
      : [`GATSBY_EDITOR_BACKEND must be one of ${EDITOR_BACKENDS.join(", ")}, not "${editor}".`]),
    ...(editor === "" || /^[^\s/]+(\/[^\s/]+)+$/.test(editorRepo)
      ? []
      : [`GATSBY_EDITOR_REPO must name a repository like owner/name, not "${editorRepo}".`]),
    ...addressIssue("GATSBY_EDITOR_HOST", editorHost),
    ...(editor === "github" ? addressIssue("GATSBY_EDITOR_LOGIN", editorLogin) : []),
    ...(hsts === "" || /^max-age=\d+(; includeSubDomains)?(; preload)?$/.test(hsts)
      ? []
      : [`GATSBY_HSTS must read like max-age=604800 or max-age=63072000; includeSubDomains, not "${hsts}".`]),
  ];
};
