import { createInterface } from "node:readline/promises";
import { fail } from "./run";

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
