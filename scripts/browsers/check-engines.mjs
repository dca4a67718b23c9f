// @ts-check
/** `npm run check:engines`: can the oldest browsers in `browserslist` (package.json) read the built scripts and styles? */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import DoIUse from "doiuse";
import postcss from "postcss";
import { listFiles } from "../../plugins/utils/list-files.js";
import { projectDir } from "../lib/project.mjs";
import { run } from "../lib/run.mjs";

/**
 * CSS that some supported browsers lack and pages do without, by its name on caniuse.com, with what visitors see then.
 *
 * @type {Readonly<Record<string, string>>}
 */
const PROGRESSIVE = {
  "css-has": "every service is listed at the address of one, as on paper",
  "css-resize": "a message is written in a field of fixed height, which scrolls",
  "css-scrollbar": "a scrollbar shows below a row that scrolls",
  "css-selection": "selected text has the browser's own colours",
  "css3-cursors-newer": "an iPad's pointer shows no magnifier over a picture that opens",
  "css-touch-action": "Safari on a Mac has no touch screen",
  "text-size-adjust": "a phone may enlarge text when it is turned; others don't need it",
};

const { browserslist } = JSON.parse(readFileSync(path.join(projectDir, "package.json"), "utf8"));
const publicDir = path.join(projectDir, "public");
const files = listFiles(publicDir);
/** @param {string} extension @returns {string[]} */
const contents = (extension) =>
  files.filter((file) => file.endsWith(extension)).map((file) => readFileSync(path.join(publicDir, file), "utf8"));

// Browsers older than those run it too (src/runtime/inline-script.ts).
const inline = path.join("test-results", "inline-scripts.js");
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>([^]*?)<\/script>/g;
const scripts = contents(".html").flatMap((page) => [...page.matchAll(INLINE_SCRIPT)].map(([, code]) => code));
mkdirSync(path.join(projectDir, "test-results"), { recursive: true });
writeFileSync(path.join(projectDir, inline), [...new Set(scripts)].join(";\n"));

/** @param {...string} args */
const check = (...args) => run("npx", ["--no-install", "es-check", ...args, "--checkFeatures", "--noCache"]);
const codes = [await check("checkBrowser", "public/**/*.js"), await check("es2015", inline)];

const STYLES = /<style[^>]*>([^]*?)<\/style>/g;
const inPages = contents(".html").flatMap((page) => [...page.matchAll(STYLES)].map(([, css = ""]) => css));
// Pages share most of their rules.
const rules = new Set([...inPages, ...contents(".css")].flatMap((css) => postcss.parse(css).nodes.map(String)));
/** A sentence for each feature that some browser lacks, by its name on caniuse.com. @type {Map<string, string>} */
const missing = new Map();
const usage = new DoIUse({
  browsers: browserslist,
  onFeatureUsage: ({ feature, featureData, usage }) => {
    // Of partly supported features, the missing part is rarely used.
    if (!featureData?.missing || missing.has(feature)) return;
    missing.set(feature, `${featureData.title} (${feature}) is not in ${featureData.missing}: ${usage.toString()}`);
  },
});
await postcss([usage]).process([...rules].join("\n"), { from: undefined });

const faults = [
  ...[...missing].filter(([feature]) => !(feature in PROGRESSIVE)).map(([, sentence]) => sentence),
  ...Object.keys(PROGRESSIVE)
    .filter((feature) => !missing.has(feature))
    .map((feature) => `${feature} isn't used any more, or every browser has it: take it off the list.`),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0)
  console.error("What a page does without is listed in PROGRESSIVE of scripts/browsers/check-engines.mjs.");
else console.log("The styles hold nothing that a supported browser can't do without.");
process.exit(codes.every((code) => code === 0) && faults.length === 0 ? 0 : 1);
