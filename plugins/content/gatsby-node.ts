import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { folderFor } from "../../src/messages/languages";
import { localeOf } from "../../src/utils/language";
import { writeIfChanged } from "../utils/write-if-changed";
import { contentErrors, stopOnIssues } from "./accept-content";
import { contentDir } from "./content-dir";
import { countriesIn } from "./countries";
import { readFacts } from "./facts";
import { SITE_MODULE, writeSiteModule } from "./site-module";
import { typeDefs } from "./schema/type-defs";

export { onCreateNode } from "./source-items";

export const onPreBootstrap: NonNullable<GatsbyNode["onPreBootstrap"]> = ({ reporter }) =>
  // Gatsby always runs in the site's folder.
  stopOnIssues(process.cwd(), reporter);

/** Tells Gatsby every type of the content, so that it infers none. */
export const createSchemaCustomization: NonNullable<GatsbyNode["createSchemaCustomization"]> = ({ actions }) => {
  actions.createTypes([...typeDefs]);
};

/** What the bundler uses for `$countries`. */
const COUNTRIES_MODULE = path.resolve(".cache", "countries.json");

const readSite = () => readFacts(contentDir(process.cwd())).site;

/** Wherever facts are imported, they come without tokens, and the interface's words are those of the site's language. */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({ actions, stage }) => {
  actions.setWebpackConfig({
    resolve: {
      alias: {
        [path.resolve("data", "site.json")]: path.resolve(SITE_MODULE),
        $messages: path.resolve("src", "messages", folderFor(readSite().language) ?? ""),
        $countries: COUNTRIES_MODULE,
      },
    },
    plugins: stage === "develop" ? [contentErrors(process.cwd())] : [],
  });
};

/** In development, Gatsby calls this again after each content change, so the facts stay up to date. */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async () => {
  await writeSiteModule(process.cwd(), contentDir(process.cwd()));
  await writeIfChanged(COUNTRIES_MODULE, JSON.stringify(countriesIn(localeOf(readSite()))));
};
