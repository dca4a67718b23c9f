// @ts-check
/** `npm run doctor`: checks what this machine has for npm start and npm test, and says how to mend what it lacks. */
import { spawnSync } from "node:child_process";
import { EMAIL_KEYS, emailKeysSet, lastBuild } from "./lib/build.mjs";
import { findChromium } from "./lib/chromium.mjs";
import {
  checkCache,
  checkDisk,
  checkEmailKeys,
  checkNode,
  checkNpm,
  checkPackages,
  checkPort,
  checkProgram,
  formatFinding,
} from "./lib/doctor.mjs";
import { findNginx } from "./lib/nginx.mjs";
import { projectDir } from "./lib/project.mjs";

const npm = spawnSync("npm", ["--version"], { encoding: "utf8", shell: process.platform === "win32" });

const findings = [
  checkNode(process.version, projectDir),
  checkNpm(npm.stdout?.trim()),
  checkPackages(projectDir),
  await checkPort(Number(process.env.PORT ?? 9000)),
  checkDisk(projectDir),
  checkCache(lastBuild()),
  checkProgram("Chromium", findChromium(), "Or give its path: CHROMIUM_PATH=/path/to/chrome npm test"),
  checkProgram("nginx", findNginx()?.file, "Or give its path: NGINX_PATH=/path/to/nginx npm test"),
  checkEmailKeys(emailKeysSet(), EMAIL_KEYS),
];

for (const finding of findings) console.log(formatFinding(finding));
const problems = findings.filter(({ status }) => status === "problem").length;
console.log(problems === 0 ? "\nNothing stands in the way." : `\n${problems} to mend.`);
process.exit(problems === 0 ? 0 : 1);
