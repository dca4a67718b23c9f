// @ts-check
import path from "node:path";
import { buildSite, previewEnvironment } from "../lib/build.mjs";
import { projectDir } from "../lib/project.mjs";
import { run } from "../lib/run.mjs";
import { hasContent, writeContent } from "./content.mjs";

/** What the catalogue is made of and what it makes. Never published. */
const catalogueDir = path.join(projectDir, ".catalogue");

/**
 * Starts Storybook, or builds the catalogue.
 *
 * @param {"dev" | "build"} command
 * @returns {Promise<number>} the exit code
 */
export const startCatalogue = async (command) => {
  if (!hasContent(path.join(projectDir, "public"))) {
    console.log("The catalogue shows the content of the built site. Building it first …");
    if (!(await buildSite(previewEnvironment()))) return 1;
  }
  writeContent({ projectDir, catalogueDir });
  const options = {
    // Only this machine can connect, no browser opens by itself, and nothing asks for a newer version.
    dev: ["--port", process.env.PORT ?? "6006", "--host", "localhost", "--ci", "--no-version-updates"],
    build: ["--output-dir", path.join(catalogueDir, "site"), "--quiet"],
  };
  return run("npx", ["--no-install", "storybook", command, "--disable-telemetry", ...options[command]], {
    env: { STORYBOOK_DISABLE_TELEMETRY: "1" },
  });
};
