// @ts-check
/** Installs the packages if they're missing or the lock file has changed. Imports nothing that it would install. */
import { existsSync } from "node:fs";
import path from "node:path";
import { projectDir } from "../lib/project.mjs";
import { run } from "../lib/run.mjs";
import { isInstalled } from "./installed.mjs";
import { requireSupportedNode } from "./node-version.mjs";

/** Exits with a reason if the machine can't run the project. */
export const setUp = async () => {
  requireSupportedNode(projectDir);
  if (isInstalled(projectDir)) return;
  console.log("Installing packages (about two minutes the first time) …");
  const command = existsSync(path.join(projectDir, "package-lock.json")) ? "ci" : "install";
  const code = await run("npm", [command, "--no-audit", "--no-fund"]);
  if (code !== 0) {
    console.error("The packages could not be installed; npm says why above. `npm run doctor` looks at this machine.");
    process.exit(code);
  }
};
