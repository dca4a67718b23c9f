/**
 * `npm run types`: checks the types of all code. Gatsby makes those of the queries, so where there are none yet, this
 * builds the site first.
 */
import { existsSync } from "node:fs";
import { exitWith, runPackage, runScript } from "./lib/run";

const checkTypes = async (): Promise<number> => {
  if (!existsSync("src/gatsby-types.d.ts")) await runScript("build");
  const code = await runPackage("tsc", ["--noEmit"]);
  if (code !== 0) console.error("If a query has changed, its types come from npm run build, or npm run develop.");
  return code;
};

exitWith(checkTypes());
