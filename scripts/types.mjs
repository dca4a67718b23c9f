// @ts-check
/**
 * `npm run types`: checks the types of all code. Gatsby makes those of the queries, so where there are none yet, this
 * builds the site first.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { projectDir } from "./lib/project.mjs";
import { run, runScript } from "./lib/run.mjs";
import { setUp } from "./setup.mjs";

await setUp();
if (!existsSync(path.join(projectDir, "src", "gatsby-types.d.ts"))) await runScript("build");
process.exit(await run("npx", ["--no-install", "tsc", "--noEmit"]));
