/** `npm run check:engines`, its first half: can the oldest browsers in `browserslist` read the built styles? */
import { readFileSync } from "node:fs";
import path from "node:path";
import DoIUse from "doiuse";
import postcss from "postcss";
import { browserslist } from "../package.json";
import { listFiles } from "../plugins/utils/list-files";

/** CSS that some supported browsers lack and pages do without, by its name on caniuse.com, with what visitors see then. */
const PROGRESSIVE: Readonly<Record<string, string>> = {
  "css-has": "every service is listed at the address of one, as on paper",
  "css-resize": "a message is written in a field of fixed height, which scrolls",
  "css-scrollbar": "a scrollbar shows below a row that scrolls",
  "css-selection": "selected text has the browser's own colours",
  "css3-cursors-newer": "an iPad's pointer shows no magnifier over a picture that opens",
  "css-touch-action": "Safari on a Mac has no touch screen",
  "text-size-adjust": "a phone may enlarge text when it is turned; others don't need it",
};

const publicDir = path.resolve("public");
const contents = (extension: string): string[] =>
  listFiles(publicDir)
    .filter((file) => file.endsWith(extension))
    .map((file) => readFileSync(path.join(publicDir, file), "utf8"));

const STYLES = /<style[^>]*>([^]*?)<\/style>/g;
const inPages = contents(".html").flatMap((page) => [...page.matchAll(STYLES)].map(([, css = ""]) => css));
// Pages share most of their rules.
const rules = new Set([...inPages, ...contents(".css")].flatMap((css) => postcss.parse(css).nodes.map(String)));
const missing = new Map<string, string>();
const usage = new DoIUse({
  browsers: browserslist,
  onFeatureUsage: ({ feature, featureData, usage }) => {
    // Of partly supported features, the missing part is rarely used.
    if (!featureData?.missing || missing.has(feature)) return;
    missing.set(feature, `${featureData.title} (${feature}) is not in ${featureData.missing}: ${usage.toString()}`);
  },
});
postcss([usage])
  .process([...rules].join("\n"), { from: undefined })
  .sync();

const faults = [
  ...[...missing].filter(([feature]) => !(feature in PROGRESSIVE)).map(([, sentence]) => sentence),
  ...Object.keys(PROGRESSIVE)
    .filter((feature) => !missing.has(feature))
    .map((feature) => `${feature} isn't used any more, or every browser has it: take it off the list.`),
];
if (faults.length > 0) {
  console.error([...faults, "PROGRESSIVE of scripts/check-styles.ts lists what pages do without."].join("\n"));
  process.exitCode = 1;
}
