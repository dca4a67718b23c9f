// @ts-check
/** Prints, as JSON, the browser and driver for an engine on this machine, or `null`. */
import { ENGINES, findEngine } from "./engines.mjs";

const name = ENGINES.find((engine) => engine === process.argv[2]);
if (name === undefined) throw new Error(`Name one of ${ENGINES.join(", ")}.`);
console.log(JSON.stringify(findEngine(name) ?? null));
