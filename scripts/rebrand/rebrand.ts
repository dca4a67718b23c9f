/**
 * `npm run rebrand`: asks for a brand's name, contact details, colours, fonts and logo, and changes the site to it. For
 * scripts: `npm run rebrand -- --yes --name "Fig & Co" --marigold "#7FD8B4"`. What isn't given stays as it is, or follows
 * from what is: emails from the domain, profiles from the name.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { deleteSampleTests } from "../clean-sample";
import { ask, attempt, confirm, fail, projectDir, runTypeScript } from "../lib/run";
import {
  type Answers,
  answerIssue,
  checkColors,
  completed,
  fontPackage,
  fontPackages,
  readSite,
  rebrand,
  rulesFor,
} from "./brand";

/** Whether a font's package is installed, or could be. */
const fontIssue = (family: string): string | undefined => {
  const name = fontPackage(family);
  if (existsSync(path.join(projectDir, "node_modules", name))) return undefined;
  try {
    execFileSync("npm", ["view", name, "version"], { stdio: "pipe", shell: process.platform === "win32" });
    return undefined;
  } catch {
    return `npm has no package ${name}; find its name at fontsource.org/?variable=true`;
  }
};

/** The path that someone means who types it, or drags a file into the terminal: `~` is home, quotes are the shell's. */
const typedPath = (typed: string): string => typed.replace(/^(['"])(.*)\1$/, "$2").replace(/^~(?=[/\\])/, homedir());

/** Enter takes the answer in brackets: what's there, or what follows from the answers so far. */
const askAll = async (given: Answers): Promise<Answers> => {
  console.log("Press Enter to take what's in brackets. Nothing is written before the last question.\n");
  const site = readSite(projectDir);
  const answers: Record<string, string | undefined> = { ...given };
  for (const [option, { description }] of Object.entries(rulesFor(site))) {
    if (option === "logo-accent" && answers.logo === undefined) continue;
    const initial = completed(answers, site)[option] ?? "as it is";
    while (answers[option] === undefined) {
      const typed = await ask(`${option}: ${description} [${initial}]`);
      if (typed === "" || typed === initial) break;
      const answer = option === "logo" ? typedPath(typed) : typed;
      const issue = option.endsWith("-font") ? fontIssue(answer) : answerIssue(option, answer, site);
      if (issue === undefined) answers[option] = answer;
      else console.error(issue);
    }
  }
  return answers;
};

const commandFor = (answers: Answers): string =>
  Object.entries(answers).reduce(
    (command, [option, answer]) => `${command} --${option} ${JSON.stringify(answer)}`,
    "npm run rebrand --",
  );

const settleColors = async (answers: Answers, isAsking: boolean): Promise<Answers> => {
  console.log("Checking the contrast of the colours …");
  const { issues, proposals, reasons, kept } = checkColors(answers);
  if (kept.length > 0)
    console.log(["These colours stay as they are, because you chose no others:", ...kept].join("\n"));
  if (issues.length === 0) return answers;
  console.error(["These colours can't be read on each other:", ...reasons, ...issues].join("\n"));
  const proposed = Object.entries(proposals).map(([name, color]) => `${name}: ${color} instead of ${answers[name]}`);
  console.log(["The nearest colours that can be read:", ...proposed].join("\n"));
  if (isAsking && (await confirm("Use them?"))) return { ...answers, ...proposals };
  return fail("Nothing was written.");
};

const installFonts = (answers: Answers): void => {
  const missing = fontPackages(answers).filter((name) => !existsSync(path.join(projectDir, "node_modules", name)));
  if (missing.length > 0 && !attempt("npm", "install", "--save-exact", ...missing)) fail("Nothing was written.");
};

const main = async (): Promise<void> => {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    options: {
      ...Object.fromEntries(Object.keys(rulesFor(readSite(projectDir))).map((option) => [option, text])),
      yes: { type: "boolean" as const },
    },
  });
  const { yes, ...given } = values;
  const isAsking = yes !== true;
  const chosen = isAsking ? await askAll(given) : given;
  if (isAsking) console.log(`If anything goes wrong, run this to go on from your answers:\n${commandFor(chosen)}`);
  const answers = await settleColors(chosen, isAsking);

  installFonts(answers);
  const { files, fontsChanged, unusedFonts } = await rebrand(answers, projectDir);
  deleteSampleTests(projectDir);
  if (fontsChanged || answers.language !== undefined) await runTypeScript("scripts/fonts.ts");
  if (unusedFonts.length > 0)
    console.log(`The site doesn't use the old fonts any more. Remove them:\nnpm uninstall ${unusedFonts.join(" ")}`);
  console.log(["These files have changed:", ...files].join("\n"));
  console.log("Run npm run develop to see it. Steps 3 to 5 of docs/rebrand.md are left.");
};

main().catch(fail);
