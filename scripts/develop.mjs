// @ts-check
/** `npm run develop`: hot reload at http://localhost:8000, GraphiQL at http://localhost:8000/___graphql. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectDir, sandboxDir } from "./lib/project.mjs";
import { setUp } from "./setup/setup.mjs";

await setUp();
const { forgetBuild } = await import("./lib/build.mjs");
const { nodeCodeFingerprint } = await import("./lib/fingerprint.mjs");
const { gatsbyEnvironment, REMOVE_OPTIONS } = await import("./lib/build-sandbox.mjs");
const { run } = await import("./lib/run.mjs");

const STAMP = path.join(sandboxDir, "developed.txt");

// Nodes made by older code may lack what the current code needs.
const nodeCode = nodeCodeFingerprint(projectDir);
if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== nodeCode) {
  rmSync(path.join(projectDir, ".cache"), REMOVE_OPTIONS);
  mkdirSync(sandboxDir, { recursive: true });
  writeFileSync(STAMP, nodeCode);
}

// The development server writes its own data into public/, so the next `npm start` has to build.
forgetBuild();
const port = process.env.PORT ?? "8000";
process.exit(await run("npx", ["--no-install", "gatsby", "develop", "--port", port], { env: gatsbyEnvironment }));
