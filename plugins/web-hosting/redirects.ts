import path from "node:path";
import { wordsFor } from "../../src/messages/languages";
import { directionOf } from "../../src/utils/language";
import type { Redirect } from "../../src/utils/redirects";
import { escapeMarkup } from "../utils/markup";
import type { Site } from "../utils/nodes-of";
import { writeIfChanged } from "../utils/write-if-changed";

/** The facts of the site that files for hosts hold. */
export type PublishedSite = Pick<Site, "domain" | "email" | "language">;

/** Whether it differs from its page only by case. A file for it would overwrite the page where case is ignored. */
export const isCaseOnly = ({ from, to }: Redirect): boolean => from.toLowerCase() === to.toLowerCase();

/** Marks a file as a redirect page, so that the hosting rules and the page count ignore it. */
export const REDIRECT_MARK = '<meta name="generator" content="redirect">';

/** Redirects without a host rule or JavaScript. To search engines, a refresh after 0 s is a permanent redirect. */
export const redirectPage = (to: string, { domain, language }: PublishedSite): string => {
  const { redirectMessages } = wordsFor(language);
  const target = escapeMarkup(to);
  const title = escapeMarkup(redirectMessages.title);
  const canonical = escapeMarkup(new URL(to, domain).href);
  return `<!doctype html>
<html lang="${escapeMarkup(language)}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
${REDIRECT_MARK}
<meta http-equiv="refresh" content="0; url=${target}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${canonical}">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p><a href="${target}">${escapeMarkup(redirectMessages.link({ address: to }))}</a></p>
</main>
</body>
</html>
`;
};

/** Writes a redirect page for each old address, except where it could collide with a built page. */
export const writeRedirectPages = async (
  publicDir: string,
  site: PublishedSite,
  redirects: readonly Redirect[],
): Promise<void> => {
  await Promise.all(
    redirects
      .filter((redirect) => !isCaseOnly(redirect))
      .map(({ from, to }) => writeIfChanged(path.join(publicDir, from, "index.html"), redirectPage(to, site))),
  );
};
