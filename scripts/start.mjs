// @ts-check
/** `npm start`: installs what's missing, builds, and serves the site at http://localhost:9000. */
import { spawnSync } from "node:child_process";
import { projectDir } from "./lib/project.mjs";
import { setUp } from "./setup/setup.mjs";

await setUp();
const { buildSite, previewEnvironment } = await import("./lib/build.mjs");

const settings = previewEnvironment();
if ("GATSBY_EMAILJS_ORIGIN" in settings) {
  console.log("No email account is set: the forms send to this preview, which keeps messages in .outbox/.");
}
if (!(await buildSite(settings))) {
  const { SEE_CONTENT_CHECK, SEE_DOCTOR } = await import("./setup/checks.mjs");
  // The check has said what's wrong: this only asks whether it was the content.
  const options = { cwd: projectDir, shell: process.platform === "win32" };
  const { status } = spawnSync("npm", ["run", "--silent", "check:content"], options);
  console.error(status === 0 ? SEE_DOCTOR : SEE_CONTENT_CHECK);
  process.exit(1);
}
await import("./serve.mjs");
