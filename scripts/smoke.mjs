// @ts-check
/**
 * `npm run smoke https://example.com`: visits a site that is online and ends with 1 where something is wrong, with the
 * reasons. Without an address it takes `domain` of data/site.json. `--plain` is for hosts without headers and redirects,
 * such as GitHub Pages. It needs no install.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { smoke } from "./smoke/smoke.mjs";

const { positionals, values } = parseArgs({ allowPositionals: true, options: { plain: { type: "boolean" } } });
/** @param {string} file */
const readData = (file) => JSON.parse(readFileSync(`data/${file}`, "utf8"));
const { domain, paths } = readData("site.json");
const [address = domain] = positionals;

// Reserved for examples, so nothing can be published there: https://www.rfc-editor.org/rfc/rfc2606#section-2
if (new URL(address).hostname.endsWith(".example")) {
  console.log(`${address} is an example. There is nothing to visit until data/site.json has the site's own domain.`);
  process.exit();
}
const problems = await smoke(address, {
  hasRules: !values.plain,
  redirect: readData("redirects.json").items[0],
  contact: paths.contact,
});
for (const problem of problems) console.error(problem);
console.log(`${address}: ${problems.length} ${problems.length === 1 ? "problem" : "problems"}.`);
process.exitCode = problems.length > 0 ? 1 : 0;
