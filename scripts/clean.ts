/** `npm run clean`: deletes what builds have made, so that the next one starts from nothing. */
import { rmSync } from "node:fs";
import { copiesDir, REMOVE_OPTIONS } from "./lib/run";

for (const folder of [copiesDir, ".cache", "public", ".catalogue"]) rmSync(folder, REMOVE_OPTIONS);
