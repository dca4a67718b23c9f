/** `npm run build`: builds the site for publication. */
import { buildSite } from "./lib/build";
import { exitWith } from "./lib/run";

exitWith(buildSite());
