// @ts-check
/**
 * `node scripts/check-security-txt.mjs`: ends with 1 where the security.txt of the published site is missing, has
 * expired, or soon will. The workflow runs it every week, without an install.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { projectDir } from "./lib/project.mjs";
import { publishedProblem } from "./lib/security-txt.mjs";

/** @type {{ domain: string }} */
const { domain } = JSON.parse(readFileSync(path.join(projectDir, "data", "site.json"), "utf8"));
// Reserved for examples, so nothing can be published there: https://www.rfc-editor.org/rfc/rfc2606#section-2
if (new URL(domain).hostname.endsWith(".example")) {
  console.log(`${domain} is an example. There is nothing to check until data/site.json has the site's own domain.`);
} else {
  const problem = await publishedProblem(domain, new Date());
  if (problem !== undefined) {
    console.error(`${domain}/.well-known/security.txt ${problem}. Build the site and publish it to renew the file.`);
    process.exit(1);
  }
  console.log(`${domain}/.well-known/security.txt is valid.`);
}
