// @ts-check
/** `npm run build`: builds the site for publication, or says that nothing has changed since the last build. */
import { buildSite } from "./lib/build.mjs";
import { requireSupportedNode } from "./setup/node-version.mjs";
import { projectDir } from "./lib/project.mjs";

requireSupportedNode(projectDir);
const result = await buildSite({});
if (result === "unchanged") console.log("Nothing has changed since the last build; public/ is up to date.");
if (result === "failed") process.exit(1);
