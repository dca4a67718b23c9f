/**
 * `npm test`: every check that a change needs, in under ten minutes on two cores. `npm run test:all` runs the rest too, and
 * `npm run test:all -- editor nginx` the parts that are named; from the first option on, arguments go to Playwright:
 * `npm run test:all -- catalogue -g Badge`. The last line counts all tests.
 */
import { exitWith, fail } from "../lib/run";
import { PARTS } from "./parts";
import { runSteps } from "./steps";

const args = process.argv.slice(2);
const firstOption = args.findIndex((arg) => arg.startsWith("-"));
const names = firstOption < 0 ? args : args.slice(0, firstOption);
const options = firstOption < 0 ? [] : args.slice(firstOption);

if (names.some((name) => !(name in PARTS))) fail(`The parts of test:all are ${Object.keys(PARTS).join(", ")}.`);
const chosen = Object.entries(PARTS).filter(([name]) => names.length === 0 || names.includes(name));
// One build serves all parts.
exitWith(runSteps([...new Set(chosen.flatMap(([, stepsOf]) => stepsOf(options)))]));
