import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";

/** The folder of package.json, in which npm starts every command. */
export const projectDir = process.cwd();

/** Where tests build copies of the project. */
export const copiesDir = path.join(projectDir, ".build");

/** For deleting folders: a process that Gatsby left behind may still be writing there. */
export const REMOVE_OPTIONS = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 };

/** On Windows, npm is a .cmd file, which only a shell can start. */
const shell = process.platform === "win32";

/** Where a command runs, and the variables to set on top of the present ones. */
export interface Where {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs a command and passes its output on. Returns its exit code, or 1 if it couldn't start or was killed. */
const run = (command: string, args: readonly string[], { cwd = projectDir, env }: Where = {}): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: "inherit", shell });
    const passOn = (signal: NodeJS.Signals): void => void child.kill(signal);
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

/** Runs one of the scripts in package.json. */
export const runScript = (script: string): Promise<number> => run("npm", ["run", "--silent", script]);

/** Runs the program of an installed package. */
export const runPackage = (name: string, args: readonly string[], where?: Where): Promise<number> =>
  run("npx", ["--no-install", name, ...args], where);

/** Runs a script of the project, or of a copy. */
export const runTypeScript = (script: string, args: readonly string[] = [], where?: Where): Promise<number> =>
  run(process.execPath, ["-r", "ts-node/register", script, ...args], where);

/** Ends this process with a message. */
export const fail = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
};

/** Ends this process with the exit code of what it ran. */
export const exitWith = (code: Promise<number>): void => {
  code.then((code) => process.exit(code), fail);
};

/** Runs a command that installs something, with its output on stderr, and returns whether it succeeded. */
export const attempt = (command: string, ...args: readonly string[]): boolean => {
  console.error(`> ${command} ${args.join(" ")}`);
  return spawnSync(command, args, { cwd: projectDir, stdio: ["ignore", 2, 2], shell }).status === 0;
};

/** Installs Debian packages, as root or with a sudo that asks for no password. Returns whether all are there now. */
export const installByApt = (...packages: readonly string[]): boolean => {
  if (!existsSync("/usr/bin/apt-get")) return false;
  const apt = (...args: readonly string[]): boolean =>
    process.getuid?.() === 0 ? attempt("apt-get", ...args) : attempt("sudo", "-n", "apt-get", ...args);
  // The package may be found even with an outdated list, so ignore a failed update.
  apt("update", "-qq");
  return apt("install", "-y", "-qq", "--no-install-recommends", ...packages);
};

/** Asks in the terminal. Ctrl+C ends the command. */
export const ask = async (question: string): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  terminal.once("SIGINT", () => fail("\nNothing was written."));
  const answer = await terminal.question(`${question} `);
  terminal.close();
  return answer.trim();
};

/** Asks for a yes, unless --yes has said it. Enter is a no. */
export const confirm = async (question: string): Promise<boolean> => {
  if (process.argv.includes("--yes")) return true;
  if (!process.stdin.isTTY) fail("There's nobody to ask here. To go on without asking, add -- --yes.");
  return /^y(es)?$/i.test(await ask(`${question} (yes/no)`));
};
