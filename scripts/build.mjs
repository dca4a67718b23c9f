// @ts-check
/** `npm run build`: builds the site for publication. */
import { buildSite } from "./lib/build.mjs";
import { requireSupportedNode } from "./setup.mjs";

requireSupportedNode();
if (!(await buildSite({}))) process.exit(1);
