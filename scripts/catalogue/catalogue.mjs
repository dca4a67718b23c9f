// @ts-check
/**
 * `npm run catalogue`: every component and section in its states, at http://localhost:6006; PORT changes it.
 * `npm run catalogue:build` writes the same as files into .catalogue/site. Both show the content and the pictures of
 * the last build of the site, and build it first if there's none.
 */
import { startCatalogue } from "./storybook.mjs";

process.exit(await startCatalogue(process.argv.includes("--build") ? "build" : "dev"));
