import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Reporter } from "gatsby";
import { builtPages } from "../utils/list-files";
import type { Redirect } from "../../src/utils/redirects";
import { missingEmailKeys, type SiteEnvironment } from "../utils/environment";
import { ownScripts } from "../utils/inline-scripts";
import { writeIfChanged } from "../utils/write-if-changed";
import { foreignHosts, pagePolicy, policyMetaIn, withPolicyMeta } from "./content-security-policy";
import { describeHosting } from "./hosts/description";
import { renderHeaders, renderRedirects } from "./hosts/netlify";
import { renderNginx } from "./hosts/nginx";
import { renderVercel } from "./hosts/vercel";
import { precompress } from "./precompress";
import { REDIRECT_MARK, writeRedirectPages, type PublishedSite } from "./redirects";

const robots = (site: PublishedSite): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap-index.xml", site.domain).href}\n`;

/** RFC 9116 recommends an expiry of less than a year. Every build renews it. */
const securityText = (site: PublishedSite): string => {
  const expires = new Date();
  expires.setUTCMonth(expires.getUTCMonth() + 11);
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${new Intl.Locale(site.language).language}`,
    `Canonical: ${new URL("/.well-known/security.txt", site.domain).href}`,
    "",
  ].join("\n");
};

interface Publication {
  readonly projectDir: string;
  readonly site: PublishedSite;
  readonly redirects: readonly Redirect[];
  readonly environment: SiteEnvironment;
  /** The address of a page that comes with a policy of its own. */
  readonly ownPolicy?: string;
}

/** Makes the built site ready for any host. */
export const publish = async (
  { projectDir, site, redirects, environment, ownPolicy }: Publication,
  reporter: Pick<Reporter, "info" | "warn">,
): Promise<void> => {
  const publicDir = path.join(projectDir, "public");
  await writeRedirectPages(publicDir, site, redirects);
  await writeIfChanged(path.join(publicDir, "robots.txt"), robots(site));
  await writeIfChanged(path.join(publicDir, ".well-known/security.txt"), securityText(site));

  const policy = pagePolicy(await ownScripts(publicDir), foreignHosts(environment));
  let withOwnPolicy;
  const addresses: string[] = [];
  for (const name of builtPages(publicDir)) {
    const file = path.join(publicDir, name);
    const address = `/${name}`.replace(/\/index\.html$/, "/");
    const html = await readFile(file, "utf8");
    if (address === ownPolicy) {
      withOwnPolicy = { path: address, policy: policyMetaIn(html) ?? "" };
      continue;
    }
    await writeIfChanged(file, withPolicyMeta(html, policy));
    // A host with rules never comes to a page that redirects.
    if (!html.includes(REDIRECT_MARK)) addresses.push(address);
  }

  const hosting = describeHosting(addresses, {
    policy,
    redirects,
    withOwnPolicy,
    feedIsElsewhere: Boolean(environment.GATSBY_BLOG_API_HOST),
    hsts: environment.GATSBY_HSTS,
  });
  await writeIfChanged(path.join(publicDir, "_headers"), renderHeaders(hosting));
  await writeIfChanged(path.join(publicDir, "_redirects"), renderRedirects(hosting));
  // For hosts that don't read their rules from the published folder. Whatever is inside that is published.
  const folder = path.join(projectDir, "hosting");
  await writeIfChanged(path.join(folder, "vercel.json"), renderVercel(hosting));
  await writeIfChanged(path.join(folder, "nginx.conf"), renderNginx(hosting, new URL(site.domain).hostname));
  reporter.info(`Published form: ${addresses.length} pages`);
  reporter.info(`${await precompress(publicDir)} files compressed anew`);

  const missing = missingEmailKeys(environment);
  if (missing.length > 0) {
    reporter.warn(
      `THE CONTACT FORMS CANNOT SEND: ${missing.join(", ")} not set. ` +
        "Visitors will see the failure message and the email and WhatsApp links. See docs/forms.md.",
    );
  }
};
