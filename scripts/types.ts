/**
 * `npm run types`: checks the types of all code. Gatsby makes those of the queries, so where there are none yet, this
 * builds the site first.
 */
import { existsSync } from "node:fs";
import { exitWith, runPackage, runScript } from "./lib/run";

const built = existsSync("src/gatsby-types.d.ts") ? Promise.resolve(0) : runScript("build");
exitWith(built.then(() => runPackage("tsc", ["--noEmit"])));
