// @ts-check
/** `npm run test:catalogue`: builds the catalogue, and visits each story. */
import { testCatalogue } from "./storybook.mjs";

process.exit(await testCatalogue("stories", process.argv.slice(2)));
