import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { folderFor } from "../../src/messages/languages";
import { localeOf } from "../../src/utils/language";
import { writeIfChanged } from "../utils/write-if-changed";
import { contentErrors, stopOnIssues } from "./accept-content";
import { countriesIn } from "./countries";
import { contentDir, readFacts, siteForPages } from "./facts";
import { typeDefs } from "./schema/type-defs";

export { onCreateNode } from "./source-items";

export const onPreBootstrap: NonNullable<GatsbyNode["onPreBootstrap"]> = ({ reporter }) =>
  // Gatsby always runs in the site's folder.
  stopOnIssues(process.cwd(), reporter);

/** Tells Gatsby every type of the content, so that it infers none. */
export const createSchemaCustomization: NonNullable<GatsbyNode["createSchemaCustomization"]> = ({ actions }) => {
  actions.createTypes([...typeDefs]);
};

/** What the bundler uses for data/site.json: the same facts, with their tokens replaced, so that browsers needn't. */
const SITE_MODULE = path.resolve(".cache", "site.json");
/** What it uses for `$countries`. */
const COUNTRIES_MODULE = path.resolve(".cache", "countries.json");

/** Wherever facts are imported, they come without tokens, and the interface's words are those of the site's language. */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({ actions, stage }) => {
  const { language } = readFacts(contentDir(process.cwd())).site;
  actions.setWebpackConfig({
    resolve: {
      alias: {
        [path.resolve("data", "site.json")]: SITE_MODULE,
        $messages: path.resolve("src", "messages", folderFor(language) ?? ""),
        $countries: COUNTRIES_MODULE,
      },
    },
    plugins: stage === "develop" ? [contentErrors(process.cwd())] : [],
  });
};

/** In development, Gatsby calls this again after each content change, so the facts stay up to date. */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async () => {
  const site = siteForPages(contentDir(process.cwd()));
  await writeIfChanged(SITE_MODULE, JSON.stringify(site));
  await writeIfChanged(COUNTRIES_MODULE, JSON.stringify(countriesIn(localeOf(site))));
};
