import path from "node:path";
import { readFacts } from "../gatsby/content/facts";

/** Stands in for data/site.json as the bundler has it: with its tokens replaced (gatsby/build/site-module.ts). */
export default readFacts(path.resolve("data")).site;
