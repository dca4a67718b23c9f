// @ts-check
/**
 * Kills ten builds, each at a different point. The published site must be unchanged to the last byte, and the next
 * build must make a complete site. Takes about ten minutes; part of `npm run test:long`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, renameSync } from "node:fs";
import path from "node:path";
import { buildSite, previewEnvironment } from "../lib/build.mjs";
import { projectDir } from "../lib/project.mjs";
import { folderHash, missingParts } from "../lib/whole-site.mjs";

const publicDir = path.join(projectDir, "public");

/** The last line of the build's output before it's killed. */
const POINTS = [
  /Content check:/,
  /success compile gatsby files/,
  /success onPreBootstrap/,
  /success source and transform nodes/,
  /success extract queries from components/,
  /success write out requires/,
  /success Building production JavaScript/,
  /success Building static HTML/,
  // While it compresses files.
  /Published form:/,
  /Done building in/,
];

/** A setting that nothing reads and every build bakes in: with another value there is something to build. @param {number} point */
const settings = (point) => ({ ...previewEnvironment(), GATSBY_KILLED_AT: `${Date.now()}-${point}` });

/**
 * Starts a build, and kills it with all its child processes.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {RegExp} point
 * @returns {Promise<boolean>} whether it came to the point
 */
const killAt = async (env, point) => {
  const child = spawn(process.execPath, ["scripts/build.mjs"], {
    cwd: projectDir,
    env: { ...process.env, ...env },
    // In its own process group, so that the signal reaches only Gatsby and its workers.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const closed = once(child, "close");
  let said = "";
  let killed = false;
  const listen = (/** @type {Buffer} */ chunk) => {
    said += chunk.toString();
    if (killed || !point.test(said) || child.pid === undefined) return;
    killed = true;
    process.kill(-child.pid, "SIGKILL");
  };
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  await closed;
  return killed;
};

/** @returns {Promise<import("./counts.mjs").Counts>} */
export const killBuilds = async () => {
  const counts = { passed: 0, failed: 0 };
  /** @param {string} what @param {readonly string[]} faults */
  const report = (what, faults) => {
    counts[faults.length === 0 ? "passed" : "failed"] += 1;
    console.log(
      `${faults.length === 0 ? "ok" : "FAILED"}: ${what}${faults
        .slice(0, 10)
        .map((fault) => `\n  ${fault}`)
        .join("")}`,
    );
  };

  for (const [index, point] of POINTS.entries()) {
    const before = folderHash(publicDir);
    const env = settings(index);
    const killed = await killAt(env, point);
    const after = folderHash(publicDir);
    // After its last line a build moves the new site into place, and may have finished that.
    const mayBeNew = point === POINTS.at(-1);
    const faults = [
      ...(killed ? [] : [`the build never said ${point}`]),
      ...(after === before || mayBeNew ? [] : ["public/ has changed"]),
      ...(after === undefined ? [] : missingParts(publicDir)),
    ];
    report(`killed after ${point}, a build leaves the site before it as it was`, faults);
    const result = await buildSite(env);
    report(`the build after it ends well`, result === "built" ? missingParts(publicDir) : [`it was ${result}`]);
  }

  // If nothing was published before, nothing incomplete may be published now.
  const aside = `${publicDir}-aside`;
  renameSync(publicDir, aside);
  await killAt(settings(POINTS.length), /success Building production JavaScript/);
  report("a first build that dies publishes nothing", existsSync(publicDir) ? ["public/ is there"] : []);
  if (!existsSync(publicDir)) renameSync(aside, publicDir);

  const result = await buildSite(previewEnvironment());
  report(
    "the site is built again as it should be",
    result === "failed" ? ["the build failed"] : missingParts(publicDir),
  );
  return counts;
};
