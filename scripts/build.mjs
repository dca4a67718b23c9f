// @ts-check
/** `npm run build`: builds the site for publication. */
import { buildSite } from "./lib/build.mjs";
import { requireSupportedNode } from "./setup/node-version.mjs";
import { projectDir } from "./lib/project.mjs";

requireSupportedNode(projectDir);
if (!(await buildSite({}))) process.exit(1);
