/**
 * `npm run rebrand`: asks for a brand's name, contact details, colours, fonts and logo, and changes the site to it. For
 * scripts: `npm run rebrand -- --yes --name "Fig & Co" --marigold "#2FB574"`. What isn't given stays as it is, or follows
 * from what is: emails from the domain, profiles from the name.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { cancel, confirm, intro, log, outro, select, text } from "@clack/prompts";
import { deleteSampleTests } from "../lib/sample-tests";
import {
  type Answers,
  answerIssue,
  checkColors,
  factsFor,
  FONT_ROLES,
  fontPackage,
  NO_PROFILE,
  readBrand,
  rebrand,
} from "./brand";
import { BASE_COLORS, baseColors } from "./brand-palette";
import { logoColors } from "./logo";

const projectDir = process.cwd();

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const answered = (answer: string | symbol): string => {
  if (typeof answer !== "symbol") return answer;
  cancel("Nothing was written.");
  process.exit(1);
};

interface Question {
  readonly option: string;
  readonly message: string;
  /** What it is without an answer, as far as that doesn't depend on other answers. */
  readonly now?: string;
}

const questions = (): Question[] => {
  const { facts, palette, fonts } = readBrand(projectDir);
  return [
    { option: "name", message: "The brand's name." },
    { option: "legal-name", message: "The company's legal name. {name} stands for the brand's name." },
    { option: "language", message: "The language of the site: its tag, like en-GB, nb or ar." },
    { option: "domain", message: "The site's address, with https://." },
    { option: "email", message: "The main email address." },
    { option: "careers-email", message: "The email address for applications." },
    { option: "phone", message: "The main phone number, with a plus and the country code." },
    { option: "country", message: "The agency's country: two letters, like AE." },
    { option: "whatsapp", message: "The WhatsApp number." },
    ...facts.socials.map(({ platform, label }) => ({
      option: platform,
      message: `The ${label} profile, or ${NO_PROFILE}.`,
    })),
    ...BASE_COLORS.map((name) => ({
      option: name,
      message: `The colour of ${baseColors[name].use}, like #FFB020.`,
      now: palette[name],
    })),
    { option: "display-font", message: "Headings: a variable font from fontsource.org.", now: fonts.display.family },
    { option: "text-font", message: "Text: a variable font from fontsource.org.", now: fonts.text.family },
    {
      option: "logo",
      message: "The logo without the name: the path of an SVG file in one or two colours.",
      now: "the current one",
    },
  ];
};

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
const typedPath = (typed: string): string =>
  typed
    .trim()
    .replace(/^(['"])(.*)\1$/, "$2")
    .replace(/^~(?=[/\\])/, homedir());

/** Enter takes the answer in grey: what's there, or what follows from the answers so far. */
const askAll = async (asked: readonly Question[], given: Answers): Promise<Answers> => {
  log.message("Press Enter to take what's in grey. Nothing is written before the last question.");
  const { facts } = readBrand(projectDir);
  const answers: Record<string, string | undefined> = { ...given };
  for (const { option, message, now } of asked) {
    const read = (typed: string): string => (option === "logo" ? typedPath(typed) : typed.trim());
    if (answers[option] !== undefined) continue;
    const initial = now ?? factsFor(answers, facts)[option] ?? "";
    const typed = answered(
      await text({
        message: `${option}: ${message}`,
        placeholder: initial,
        defaultValue: initial,
        validate: (typed = "") => {
          if (typed.trim() === "") return undefined;
          return option.endsWith("-font") ? fontIssue(read(typed)) : answerIssue(option, read(typed), facts);
        },
      }),
    );
    if (typed !== initial) answers[option] = read(typed);
  }
  return answers;
};

/** The command that goes on from these answers. */
const commandFor = (answers: Answers): string =>
  Object.entries(answers).reduce(
    (command, [option, answer]) => `${command} --${option} ${JSON.stringify(answer)}`,
    "npm run rebrand --",
  );

/** @returns the answers with colours that can be read */
const settleColors = async (answers: Answers, isAsking: boolean): Promise<Answers> => {
  log.step("Checking the contrast of the colours …");
  const { issues, proposals, reasons, kept } = checkColors(answers, projectDir);
  if (kept.length > 0) log.info(["These colours stay as they are, because you chose no others:", ...kept].join("\n"));
  if (issues.length === 0) return answers;
  log.warn(["These colours can't be read on each other:", ...reasons, ...issues].join("\n"));
  const proposed = Object.entries(proposals).map(([name, color]) => `${name}: ${color} instead of ${answers[name]}`);
  log.info(["The nearest colours that can be read:", ...proposed].join("\n"));
  if (isAsking && (await confirm({ message: "Use them?" })) === true) return { ...answers, ...proposals };
  return fail("Nothing was written.");
};

/** Of a logo in two colours, says which becomes which, and asks first if someone's there. */
const settleLogo = async (answers: Answers, isAsking: boolean): Promise<Answers> => {
  const { logo } = answers;
  if (logo === undefined || answerIssue("logo", logo, readBrand(projectDir).facts) !== undefined) return answers;
  const [first, second] = logoColors(readFileSync(logo, "utf8"));
  if (first === undefined || second === undefined) return answers;
  const message = "logo-accent: The colour of the logo that stands out.";
  const options = [second, first].map((value) => ({ value }));
  const accent = answers["logo-accent"] ?? (isAsking ? answered(await select({ message, options })) : second);
  const line = accent.toLowerCase() === first ? second : first;
  log.info(`In the logo, ${accent} becomes the main colour (marigold), and ${line} the colour of the text (ink).`);
  return { ...answers, "logo-accent": accent };
};

const npm = (...args: string[]): void => {
  execFileSync("npm", [...args, "--no-audit", "--no-fund"], {
    cwd: projectDir,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
};

/** Adds the fonts' packages, each with its exact version. */
const installFonts = (answers: Answers): void => {
  const wanted = FONT_ROLES.flatMap((role) => answers[`${role}-font`] ?? []).map(fontPackage);
  const missing = wanted.filter((name) => !existsSync(path.join(projectDir, "node_modules", name)));
  if (missing.length > 0) npm("install", "--save-exact", ...missing);
};

/** Subsets the fonts, and names the packages that nothing needs any more. */
const replaceFonts = (before: readonly string[]): void => {
  execFileSync(process.execPath, ["-r", "ts-node/register", "scripts/fonts.ts"], { cwd: projectDir, stdio: "inherit" });
  const { fonts } = readBrand(projectDir);
  const unused = before.filter((name) => !FONT_ROLES.some((role) => fonts[role].package === name));
  if (unused.length > 0)
    log.info(`The site doesn't use the old fonts any more. Remove them:\nnpm uninstall ${unused.join(" ")}`);
};

const main = async (): Promise<void> => {
  const asked = questions();
  const { values } = parseArgs({
    options: {
      ...Object.fromEntries(asked.map(({ option }) => [option, { type: "string" as const }])),
      "logo-accent": { type: "string" as const },
      yes: { type: "boolean" as const },
    },
  });
  const { yes, ...others } = values;
  const given = Object.fromEntries(Object.entries(others).map(([option, value]) => [option, value]));
  const isAsking = yes !== true;
  intro("A new brand");
  const chosen = isAsking ? await askAll(asked, given) : given;
  if (isAsking) log.info(`If anything goes wrong, run this to go on from your answers:\n${commandFor(chosen)}`);
  const answers = await settleLogo(await settleColors(chosen, isAsking), isAsking);

  installFonts(answers);
  const { fonts } = readBrand(projectDir);
  const result = await rebrand(answers, projectDir);
  if ("issues" in result) fail([...result.issues, "\nNothing was written."].join("\n"));
  else {
    deleteSampleTests(projectDir);
    if (result.fontsChanged || answers.language !== undefined)
      replaceFonts(FONT_ROLES.map((role) => fonts[role].package));
    log.success(["These files have changed:", ...result.files].join("\n"));
  }
  outro("Run npm run develop to see it. Steps 4 to 6 of docs/rebrand.md are left.");
};

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
