// @ts-check
/**
 * `npm run bench:load`: how many requests a second nginx answers with the configuration that the build writes, beside
 * nginx's bare welcome page padded to the same size. Both run in one nginx and take turns under wrk, so
 * that other load on the machine affects both. Only the ratio is comparable between machines. Exits with 1
 * if any answer was an error. LOAD_SECONDS is the time for each of the four; the default is 60.
 */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import os from "node:os";
import path from "node:path";
import { attempt, installByApt } from "../lib/apt.mjs";
import { findOrInstallNginx, NO_NGINX, readSiteConfiguration, startNginx } from "../nginx/nginx.mjs";
import { projectDir } from "../lib/project.mjs";
import { listen } from "../preview-server/server.mjs";

const SECONDS = Number(process.env.LOAD_SECONDS ?? 60);
const TURNS = Math.max(2, Math.round(SECONDS / 5));
const CONNECTIONS = 64;
const publicDir = path.join(projectDir, "public");

/** @param {string} message @returns {never} */
const fail = (message) => {
  console.error(message);
  process.exit(1);
};

const hasWrk = () => spawnSync("wrk", ["--version"]).error === undefined;
if (!hasWrk() && !installByApt("wrk")) attempt("brew", ["install", "wrk"]);
if (!hasWrk()) fail("There is no wrk to make the load with.");
const nginx = findOrInstallNginx() ?? fail(NO_NGINX);

/** @returns {Promise<number>} a port that nothing listens on */
const freePort = async () => {
  const server = createServer();
  const { port } = new URL(await listen(server, 0));
  await once(server.close(), "close");
  return Number(port);
};

/** The welcome page of Debian's nginx, without its styles. */
const WELCOME =
  "<!DOCTYPE html>\n<html>\n<head>\n<title>Welcome to nginx!</title>\n</head>\n<body>\n<h1>Welcome to nginx!</h1>\n";

/** @param {string} folder @param {string} name @param {number} bytes */
const writePadded = (folder, name, bytes) => writeFileSync(path.join(folder, name), WELCOME.padEnd(bytes, " "));

/** @param {string} address @param {number} seconds @returns {{ perSecond: number, errors: number }} */
const load = (address, seconds) => {
  const { stdout, status } = spawnSync(
    "wrk",
    ["-t", "2", "-c", String(CONNECTIONS), "-d", `${seconds}s`, "-H", "Accept-Encoding: gzip, br", address],
    { encoding: "utf8" },
  );
  const perSecond = Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1]);
  if (status !== 0 || !(perSecond > 0)) fail(`wrk could not load ${address}:\n${stdout}`);
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  const broken = [...stdout.matchAll(/(?:connect|read|write|timeout) (\d+)/g)].reduce(
    (sum, [, n]) => sum + Number(n),
    0,
  );
  return { perSecond, errors: refused + broken };
};

const app =
  readdirSync(publicDir).find((name) => /^framework-[0-9a-f]+\.js$/.test(name)) ?? fail("Run `npm run build` first.");
const [port, barePort] = [await freePort(), await freePort()];
const bareDir = mkdtempSync(path.join(os.tmpdir(), "welcome-"));
const { stop } = await startNginx(nginx, {
  site: readSiteConfiguration(projectDir),
  root: publicDir,
  port,
  beside: `server { listen 127.0.0.1:${barePort}; root "${bareDir}"; location / { index index.html; } }\n`,
});

try {
  /** What goes over the line for one answer, head and all left out. @param {string} name */
  const bodyLength = async (name) => {
    const response = await fetch(`http://127.0.0.1:${port}/${name}`, { headers: { "Accept-Encoding": "gzip, br" } });
    return Number(response.headers.get("content-length")) || statSync(path.join(publicDir, name || "index.html")).size;
  };
  const targets = [];
  for (const [what, name, bare] of /** @type {const} */ ([
    ["home", "", "index.html"],
    ["hashed script", app, "script.js"],
  ])) {
    const bytes = await bodyLength(name);
    writePadded(bareDir, bare, bytes);
    targets.push(
      { what, bytes, address: `http://127.0.0.1:${port}/${name}` },
      {
        what: `bare page of the size of the ${what}`,
        bytes,
        address: `http://127.0.0.1:${barePort}/${bare === "index.html" ? "" : bare}`,
      },
    );
  }
  for (const { address, bytes, what } of targets) {
    const body = await (await fetch(address, { headers: { "Accept-Encoding": "gzip, br" } })).arrayBuffer();
    if (what.startsWith("bare") && body.byteLength !== bytes)
      fail(`${what} has ${body.byteLength} bytes, not ${bytes}.`);
  }

  const results = targets.map((target) => ({ ...target, perSecond: /** @type {number[]} */ ([]), errors: 0 }));
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const result of results) {
      const { perSecond, errors } = load(result.address, Math.max(1, Math.round(SECONDS / TURNS)));
      result.perSecond.push(perSecond);
      result.errors += errors;
    }
  }
  /** @param {number[]} values */
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  console.table(
    Object.fromEntries(
      results.map(({ what, bytes, perSecond, errors }, index) => [
        what,
        {
          bytes,
          "requests/s": Math.round(mean(perSecond)),
          "of the bare page's":
            index % 2 === 0
              ? `${Math.round((100 * mean(perSecond)) / mean(results[index + 1]?.perSecond ?? []))} %`
              : "",
          errors,
        },
      ]),
    ),
  );
  if (results.some(({ errors }) => errors > 0)) process.exitCode = 1;
} finally {
  await stop();
  rmSync(bareDir, { recursive: true, force: true });
}
