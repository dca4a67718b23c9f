import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Reporter } from "gatsby";
import { builtPages } from "../utils/built-pages";
import { missingEmailKeys, type SiteEnvironment } from "../utils/environment";
import { inlineScriptsIn } from "../utils/inline-scripts";
import { writeFileAtomic } from "../utils/write-file-atomic";
import { foreignHosts, hashSources, pagePolicy, policyMetaIn, withPolicyMeta } from "./content-security-policy";
import { describeHosting, type Hosting, type PageWithPolicy } from "./hosts/description";
import { renderHeaders, renderRedirects } from "./hosts/netlify";
import { renderNginx } from "./hosts/nginx";
import { renderVercel } from "./hosts/vercel";
import { precompress } from "./precompress";
import { REDIRECT_MARK, writeRedirectPages, type Redirect } from "./redirects";
import { writeTextFiles, type SiteFacts } from "./text-files";

interface Pages {
  readonly addresses: string[];
  /** One policy for all of them, which allows every script that any of them has. */
  readonly policy: string;
  readonly withOwnPolicy: PageWithPolicy | undefined;
}

/**
 * Puts a policy into the head of each page.
 *
 * @param ownPolicy the address of a page that comes with a policy of its own
 * @returns the pages without those that redirect: a host with rules never comes to them
 */
const guardPages = async (publicDir: string, environment: SiteEnvironment, ownPolicy?: string): Promise<Pages> => {
  const hosts = foreignHosts(environment);
  const pages = await Promise.all(
    builtPages(publicDir).map(async (name) => {
      const file = path.join(publicDir, name);
      const address = `/${name}`.replace(/\/index\.html$/, "/");
      const html = await readFile(file, "utf8");
      if (address === ownPolicy) return { address, sources: [], own: policyMetaIn(html) };
      const sources = hashSources(inlineScriptsIn(html));
      const guarded = withPolicyMeta(html, pagePolicy(sources, hosts));
      // An unchanged file keeps its time, and with it its ETag and compressed forms.
      if (guarded !== html) await writeFileAtomic(file, guarded);
      return { address, sources, isRedirect: html.includes(REDIRECT_MARK) };
    }),
  );
  const sources = new Set(pages.flatMap((page) => (page.isRedirect ? [] : page.sources)));
  const own = pages.find((page) => page.own !== undefined);
  return {
    addresses: pages.filter((page) => !page.isRedirect && page !== own).map(({ address }) => address),
    policy: pagePolicy([...sources].sort(), hosts),
    withOwnPolicy: own?.own === undefined ? undefined : { path: own.address, policy: own.own },
  };
};

/**
 * The folder for rules of hosts that don't read them from the published one. It's beside `public`, because whatever is
 * inside `public` is published.
 */
const writeHostingFiles = async (
  projectDir: string,
  publicDir: string,
  site: SiteFacts,
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

interface Publication {
  readonly projectDir: string;
  readonly site: SiteFacts;
  readonly redirects: readonly Redirect[];
  readonly environment: SiteEnvironment;
  /** The address of a page that comes with a policy of its own. */
  readonly ownPolicy?: string;
}

/**
 * Makes the built site ready for any host: redirect pages, robots.txt, security.txt, a content security policy in every
 * page, rules for hosts, compressed files.
 */
export const publish = async (
  { projectDir, site, redirects, environment, ownPolicy }: Publication,
  reporter: Pick<Reporter, "info" | "warn">,
): Promise<void> => {
  const publicDir = path.join(projectDir, "public");
  await writeRedirectPages(publicDir, site, redirects);
  await writeTextFiles(publicDir, site);
  const { addresses, policy, withOwnPolicy } = await guardPages(publicDir, environment, ownPolicy);
  const hosting = describeHosting(addresses, {
    policy,
    redirects,
    withOwnPolicy,
    feedIsElsewhere: Boolean(environment.GATSBY_BLOG_API_HOST),
    hsts: environment.GATSBY_HSTS,
  });
  await writeHostingFiles(projectDir, publicDir, site, hosting);
  reporter.info(`Published form: ${addresses.length} pages`);
  reporter.info(`${await precompress(publicDir)} files compressed anew`);

  const missing = missingEmailKeys(environment);
  if (missing.length > 0) {
    reporter.warn(
      `THE CONTACT FORMS CANNOT SEND: ${missing.join(", ")} not set. ` +
        "Visitors will see the failure message and the email and WhatsApp links. See docs/deploy.md.",
    );
  }
};
