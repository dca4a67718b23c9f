import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Reporter } from "gatsby";
import { builtPages } from "../utils/built-pages";
import { missingEmailKeys, type SiteEnvironment } from "../utils/environment";
import { inlineScriptsIn } from "../utils/inline-scripts";
import { writeFileAtomic } from "../utils/write-file-atomic";
import { foreignHosts, hashSources, pagePolicy, policyMetaIn, withPolicyMeta } from "./content-security-policy";
import { describeHosting, type Hosting } from "./hosts/description";
import { renderHeaders, renderRedirects } from "./hosts/netlify";
import { renderNginx } from "./hosts/nginx";
import { renderVercel } from "./hosts/vercel";
import { precompress } from "./precompress";
import { REDIRECT_MARK, writeRedirectPages, type Redirect } from "./redirects";
import { writeTextFiles, type SiteFacts } from "./text-files";

interface Page {
  readonly address: string;
  readonly file: string;
  readonly html: string;
}

/** The built pages. */
const readPages = (publicDir: string): Promise<Page[]> =>
  Promise.all(
    builtPages(publicDir).map(async (name) => {
      const file = path.join(publicDir, name);
      return { address: `/${name}`.replace(/\/index\.html$/, "/"), file, html: await readFile(file, "utf8") };
    }),
  );

/**
 * Puts a policy into the head of each page: one for all of them, which allows every script that any of them has.
 *
 * @returns the policy
 */
const guardPages = async (pages: readonly Page[], environment: SiteEnvironment): Promise<string> => {
  const scripts = hashSources(pages.flatMap(({ html }) => inlineScriptsIn(html)));
  const policy = pagePolicy(scripts, foreignHosts(environment));
  await Promise.all(
    pages.map(async ({ file, html }) => {
      const guarded = withPolicyMeta(html, policy);
      // An unchanged file keeps its time, and with it its ETag and compressed forms.
      if (guarded !== html) await writeFileAtomic(file, guarded);
    }),
  );
  return policy;
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
  const pages = await readPages(publicDir);
  const ownPage = pages.find(({ address }) => address === ownPolicy);
  const policy = await guardPages(
    pages.filter((page) => page !== ownPage),
    environment,
  );
  // A host with rules never comes to a page that redirects.
  const addresses = pages
    .filter((page) => page !== ownPage && !page.html.includes(REDIRECT_MARK))
    .map(({ address }) => address);
  const hosting = describeHosting(addresses, {
    policy,
    redirects,
    withOwnPolicy: ownPage && { path: ownPage.address, policy: policyMetaIn(ownPage.html) ?? "" },
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
