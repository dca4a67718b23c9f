import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { REDIRECTS } from "../src/utils/redirects";
import { escapeMarkup } from "./markup";

/** Marks a file as a redirect page, so that the hosting rules and the page count leave it out. */
export const REDIRECT_MARK = '<meta name="generator" content="redirect">';

/**
 * A page that sends a browser on without any host rule and without JavaScript: search engines treat a refresh after
 * zero seconds as a permanent redirect, and the canonical address and `noindex` keep the old address out of an index.
 */
export const redirectPage = (to: string, siteUrl: string): string => {
  const target = escapeMarkup(to);
  const canonical = escapeMarkup(new URL(to, siteUrl).href);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${REDIRECT_MARK}
<meta http-equiv="refresh" content="0; url=${target}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${canonical}">
<title>This page has moved</title>
</head>
<body>
<main>
<h1>This page has moved</h1>
<p><a href="${target}">Go to ${target}</a></p>
</main>
</body>
</html>
`;
};

/** Writes one redirect page for each old address that no built page could collide with. */
export const writeRedirectPages = async (publicDir: string, siteUrl: string): Promise<void> => {
  await Promise.all(
    REDIRECTS.filter(({ caseOnly }) => !caseOnly).map(async ({ from, to }) => {
      const folder = path.join(publicDir, from);
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, "index.html"), redirectPage(to, siteUrl));
    }),
  );
};
