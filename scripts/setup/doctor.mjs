// @ts-check
/** `npm run doctor`: checks whether this machine can run npm start and npm test, and says how to fix what's missing. */
import { spawnSync } from "node:child_process";
import { EMAIL_KEYS, emailKeysSet } from "../lib/build.mjs";
import { ENGINES, findEngine, REMEDIES } from "../browsers/engines.mjs";
import { findNginx } from "../nginx/nginx.mjs";
import { projectDir } from "../lib/project.mjs";
import { isInstalled } from "./installed.mjs";
import {
  checkDisk,
  checkEmailKeys,
  checkEngine,
  checkNode,
  checkNpm,
  checkPackages,
  checkPort,
  checkProgram,
  formatFinding,
} from "./checks.mjs";

/** @type {Record<import("../browsers/engines.mjs").EngineName, string>} */
const NAMES = { chromium: "Chromium", firefox: "Firefox", webkit: "WebKit" };

const npm = spawnSync("npm", ["--version"], { encoding: "utf8", shell: process.platform === "win32" });

const findings = [
  checkNode(process.version, projectDir),
  checkNpm(npm.stdout?.trim()),
  checkPackages(projectDir),
  await checkPort(Number(process.env.PORT ?? 9000)),
  checkDisk(projectDir),
  ...ENGINES.map((name) => checkEngine(NAMES[name], findEngine(name), REMEDIES[name])),
  checkProgram("nginx", findNginx()?.file, "Or give its path: NGINX_PATH=/path/to/nginx npm test"),
  // A package reads them.
  ...(isInstalled(projectDir) ? [checkEmailKeys(emailKeysSet(), EMAIL_KEYS)] : []),
];

for (const finding of findings) console.log(formatFinding(finding));
const problems = findings.filter(({ status }) => status === "problem").length;
console.log(problems === 0 ? "\nNothing stands in the way." : `\n${problems} to mend.`);
process.exit(problems === 0 ? 0 : 1);
