import path from "node:path";
import type { Site } from "../utils/nodes-of";
import { writeIfChanged } from "../utils/write-if-changed";

export type SiteFacts = Pick<Site, "domain" | "email" | "language">;

const robots = (site: SiteFacts): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap-index.xml", site.domain).href}\n`;

/** RFC 9116 recommends an expiry of less than a year. Every build renews it. */
const securityText = (site: SiteFacts): string => {
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

/** Writes robots.txt and security.txt. */
export const writeTextFiles = async (publicDir: string, site: SiteFacts): Promise<void> => {
  await writeIfChanged(path.join(publicDir, "robots.txt"), robots(site));
  await writeIfChanged(path.join(publicDir, ".well-known/security.txt"), securityText(site));
};
