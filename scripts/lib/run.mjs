// @ts-check
import { spawn } from "node:child_process";
import { projectDir } from "./project.mjs";

/**
 * Runs a command, by default in the project's folder, and passes its output on as it comes.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options] variables to set on top of the present ones
 * @returns {Promise<number>} the exit code; 1 if the command could not start or was killed
 */
export const run = (command, args, { env = {}, cwd = projectDir } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: "inherit",
      // On Windows, npm is a .cmd file, which only a shell can start.
      shell: process.platform === "win32",
    });
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => void child.kill(signal);
    process.once("SIGTERM", passOn);
    child.once("error", (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once("close", (code) => {
      process.off("SIGTERM", passOn);
      resolve(code ?? 1);
    });
  });

/**
 * Runs one of the scripts in package.json.
 *
 * @param {string} script
 * @param {string[]} [args]
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 */
export const runScript = (script, args = [], options = {}) =>
  run("npm", ["run", "--silent", script, ...(args.length > 0 ? ["--", ...args] : [])], options);
