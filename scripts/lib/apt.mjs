// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { projectDir } from "./project.mjs";

/**
 * Runs a command with its output on stderr, so that stdout contains only the script's answer, such as a path.
 *
 * @param {string} command
 * @param {string[]} args
 * @returns whether it succeeded
 */
export const attempt = (command, args) => {
  console.error(`> ${command} ${args.join(" ")}`);
  return (
    spawnSync(command, args, { cwd: projectDir, stdio: ["ignore", 2, 2], shell: process.platform === "win32" })
      .status === 0
  );
};

/**
 * Installs Debian packages, as root or with a sudo that asks for no password.
 *
 * @param {...string} packages
 * @returns whether all of them are there now; false where there is no apt-get
 */
export const installByApt = (...packages) => {
  if (process.platform !== "linux" || !existsSync("/usr/bin/apt-get")) return false;
  /** @param {string[]} args */
  const apt = (...args) => {
    const [command = "apt-get", ...rest] = [...(process.getuid?.() === 0 ? [] : ["sudo", "-n"]), "apt-get", ...args];
    return attempt(command, rest);
  };
  // The package may be found even with an outdated list, so ignore a failed update.
  apt("update", "-qq");
  return apt("install", "-y", "-qq", "--no-install-recommends", ...packages);
};
