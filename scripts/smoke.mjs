// @ts-check
/**
 * `npm run smoke https://example.com`: visits a site that is online and ends with 1 where something is wrong, with the
 * reasons. Without an address it takes `domain` of data/site.json. `--plain` is for hosts without headers and redirects,
 * such as GitHub Pages. It needs no install.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { projectDir } from "./lib/project.mjs";
import { smoke } from "./smoke/smoke.mjs";

const { positionals, values } = parseArgs({ allowPositionals: true, options: { plain: { type: "boolean" } } });
/** @type {{ domain: string }} */
const { domain } = JSON.parse(readFileSync(path.join(projectDir, "data", "site.json"), "utf8"));
/** @type {{ items: { from: string, to: string }[] }} */
const { items: redirects } = JSON.parse(readFileSync(path.join(projectDir, "data", "redirects.json"), "utf8"));
const [address = domain] = positionals;

// Reserved for examples, so nothing can be published there: https://www.rfc-editor.org/rfc/rfc2606#section-2
if (address === domain && new URL(domain).hostname.endsWith(".example")) {
  console.log(`${domain} is an example. There is nothing to visit until data/site.json has the site's own domain.`);
  process.exit();
}
if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
  console.error(`"${address}" is no address. Write it in full: npm run smoke https://example.com`);
  process.exit(1);
}
const { problems, requests } = await smoke(address, { hasRules: !values.plain, redirect: redirects[0] });
for (const problem of problems) console.error(problem);
console.log(
  `${address}: ${problems.length} ${problems.length === 1 ? "problem" : "problems"} in ${requests} requests.`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
