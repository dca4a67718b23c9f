// @ts-check
/** Prints, as JSON, with which browser and driver an engine can be visited here; `null` where with none. */
import { ENGINES, findEngine } from "./engines.mjs";

const name = ENGINES.find((engine) => engine === process.argv[2]);
if (name === undefined) throw new Error(`Name one of ${ENGINES.join(", ")}.`);
console.log(JSON.stringify(findEngine(name) ?? null));
