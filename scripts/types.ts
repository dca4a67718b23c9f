/**
 * `npm run types`: checks the types of all code. Gatsby makes those of the queries, so where there are none yet, this
 * builds the site first.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { listFiles } from "../plugins/utils/list-files";
import { exitWith, runPackage, runScript } from "./lib/run";

const QUERY_TYPES = "src/gatsby-types.d.ts";
const SCHEMA = "plugins/content/schema";

/** A file that has been changed since Gatsby made the queries' types of it. */
const changedSource = (): string | undefined => {
  const { mtimeMs: madeAt } = statSync(QUERY_TYPES);
  const decides = (file: string): boolean => file.startsWith(SCHEMA) || readFileSync(file, "utf8").includes("graphql`");
  return ["src", SCHEMA]
    .flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`))
    .find((file) => statSync(file).mtimeMs > madeAt && decides(file));
};

const checkTypes = async (): Promise<number> => {
  if (!existsSync(QUERY_TYPES)) await runScript("build");
  const code = await runPackage("tsc", ["--noEmit"]);
  const changed = changedSource();
  if (code !== 0 && changed !== undefined)
    console.error(
      `${changed} has changed since the queries' types were made: npm run build, or npm run develop, does.`,
    );
  return code;
};

exitWith(checkTypes());
