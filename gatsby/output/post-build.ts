import { mkdir, readFile, rm, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Reporter } from "gatsby";
import { RSS_PATH } from "../../src/constants/rss";
import { missingEmailKeys, readEnvironment, type SiteEnvironment } from "../build/environment";
import { publishEditor, unpublishEditor } from "../editor/publish";
import { listFiles } from "../utils/list-files";
import { readRedirects, REDIRECT_MARK, writeRedirectPages } from "../pages/redirects";
import type { SiteSettings } from "../content/schema/agency/site-settings";
import { writeShareImages } from "../assets/share-images/share-images";
import { readFacts } from "../content/facts";
import { writeFileAtomic } from "../utils/write-file-atomic";
import { speculationRules } from "../../src/runtime/speculation-rules";
import { choicesScript } from "../../src/theme/choices-script";
import { listBundlePackages } from "./bundle-packages";
import { deferScripts } from "./defer-scripts";
import { writeFeed } from "./feed";
import { foreignHosts, hashSources, pagePolicy, withPolicyMeta } from "./hosting/content-security-policy";
import { describeHosting, type Hosting } from "./hosting/description";
import { inlineScriptsIn, refuseUnknownScripts } from "./hosting/inline-scripts";
import { renderHeaders, renderRedirects } from "./hosting/netlify";
import { renderNginx } from "./hosting/nginx";
import { renderVercel } from "./hosting/vercel";
import { publishLateStyles } from "./page-styles";
import { writeLlmsText } from "./llms-text";
import { precompress } from "./precompress";

/** The parts of Gatsby's reporter that we use. */
export type BuildReporter = Pick<Reporter, "info" | "warn">;

/**
 * Source maps would publish the source, and only developer tools request them. Gatsby copies Partytown into every
 * site, but no page here runs it.
 */
const deleteUnneeded = async (publicDir: string): Promise<void> => {
  const maps = listFiles(publicDir).filter((file) => file.endsWith(".map"));
  await Promise.all(maps.map((file) => unlink(path.join(publicDir, file))));
  await rm(path.join(publicDir, "~partytown"), { recursive: true, force: true });
};

const robots = (site: SiteSettings): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap-index.xml", site.domain).href}\n`;

/** RFC 9116 recommends an expiry of less than a year. Every build renews it. */
const securityText = (site: SiteSettings, now: Date): string => {
  const expires = new Date(now);
  expires.setUTCMonth(expires.getUTCMonth() + 11);
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${new URL("/.well-known/security.txt", site.domain).href}`,
    "",
  ].join("\n");
};

const writeTextFiles = async (publicDir: string, site: SiteSettings): Promise<void> => {
  const wellKnown = path.join(publicDir, ".well-known");
  await mkdir(wellKnown, { recursive: true });
  await writeFile(path.join(publicDir, "robots.txt"), robots(site));
  await writeFile(path.join(wellKnown, "security.txt"), securityText(site, new Date()));
};

/**
 * Turns each page as Gatsby wrote it into the published one: its late styles in a file, its scripts deferred, its
 * policy in its head.
 *
 * @throws Error if a page contains an inline script that is neither Gatsby's nor the project's own
 * @returns the pages' addresses, redirect pages left out: a host with rules never comes to them. And one policy for
 * all of these pages, which allows every script that any of them has.
 */
const finishPages = async (
  publicDir: string,
  environment: SiteEnvironment,
): Promise<{ addresses: string[]; policy: string }> => {
  const hosts = foreignHosts(environment);
  const { starter, defer } = await deferScripts(publicDir);
  // Gatsby keeps parts of pages in _gatsby/, which nobody visits.
  const files = listFiles(publicDir).filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/"));
  const pages = await Promise.all(
    files.map(async (name) => {
      const file = path.join(publicDir, name);
      const before = await readFile(file, "utf8");
      const html = defer(await publishLateStyles(publicDir, before));
      refuseUnknownScripts(`public/${name}`, html, [starter, choicesScript, speculationRules]);
      const sources = hashSources(inlineScriptsIn(html));
      const guarded = withPolicyMeta(html, pagePolicy(sources, hosts));
      // An unchanged file keeps its time, and with it its ETag and compressed forms.
      if (guarded !== before) await writeFileAtomic(file, guarded);
      const address = `/${name}`.replace(/\/index\.html$/, "/");
      return html.includes(REDIRECT_MARK) ? [] : [{ address, sources }];
    }),
  );
  const published = pages.flat();
  const sources = new Set(published.flatMap((page) => page.sources));
  return {
    addresses: published.map(({ address }) => address),
    policy: pagePolicy([...sources].sort(), hosts),
  };
};

/**
 * The folder for rules of hosts that don't read them from the published one. It's beside `public`, because whatever is
 * inside `public` is published.
 */
const writeHostingFiles = async (
  projectDir: string,
  publicDir: string,
  site: SiteSettings,
  hosting: Hosting,
): Promise<void> => {
  const folder = path.join(projectDir, "hosting");
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(path.join(publicDir, "_headers"), renderHeaders(hosting)),
    writeFile(path.join(publicDir, "_redirects"), renderRedirects(hosting)),
    writeFile(path.join(folder, "vercel.json"), renderVercel(hosting)),
    writeFile(path.join(folder, "nginx.conf"), renderNginx(hosting, new URL(site.domain).hostname)),
  ]);
};

/**
 * Turns Gatsby's output into what is published: no source maps, redirect pages, feed, RSS, share images, robots.txt,
 * security.txt, llms.txt, styles and scripts that load late, a content security policy in every page, rules for hosts,
 * compressed files. `onPostBuild` runs it after all plugins.
 */
export const finishBuild = async (projectDir: string, reporter: BuildReporter): Promise<void> => {
  const publicDir = path.join(projectDir, "public");
  const dataDir = path.join(projectDir, "data");
  const { site } = readFacts(dataDir);
  const redirects = readRedirects(dataDir);
  const environment = readEnvironment(projectDir);

  await unpublishEditor(publicDir);
  await listBundlePackages(projectDir, publicDir);
  await deleteUnneeded(publicDir);
  await writeRedirectPages(publicDir, site.domain, redirects);
  await writeFeed(projectDir, publicDir);
  const drawn = await writeShareImages(dataDir, publicDir, path.join(projectDir, ".cache", "share-images"));
  await writeTextFiles(publicDir, site);
  const { addresses, policy } = await finishPages(publicDir, environment);
  await writeLlmsText(publicDir, site, addresses);
  const editor = await publishEditor(projectDir, publicDir, environment, site.domain);
  const hosting = describeHosting(addresses, {
    policy,
    redirects,
    editor,
    feedIsElsewhere: Boolean(environment.GATSBY_BLOG_API_HOST),
    hsts: environment.GATSBY_HSTS,
  });
  await writeHostingFiles(projectDir, publicDir, site, hosting);
  reporter.info(`Published form: ${addresses.length} pages and ${RSS_PATH}`);
  reporter.info(`${drawn} share images drawn anew`);
  reporter.info(`${await precompress(publicDir)} files compressed anew`);

  const missing = missingEmailKeys(environment);
  if (missing.length > 0) {
    reporter.warn(
      `THE CONTACT FORMS CANNOT SEND: ${missing.join(", ")} not set. ` +
        "Visitors will see the failure message and the email and WhatsApp links. See docs/deploy.md.",
    );
  }
};
