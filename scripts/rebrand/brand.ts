import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parsePhoneNumber } from "react-phone-number-input/min";
import { applyEdits, modify } from "jsonc-parser";
import { z } from "zod";
import { listFiles } from "../../plugins/utils/list-files";
import { siteSettingsSchema } from "../../plugins/content/schema/agency/site-settings";
import { slugify } from "../../plugins/content/schema/pages/anchor";
import type { BrandMarkShape } from "../../src/components/BrandMark/BrandMark";
import type { PaletteColors } from "../../src/theme/color-schemes";
import shippedPalette from "../../src/theme/palette.json";
import type { ContrastIssue } from "../../src/theme/contrast";
import { BASE_COLORS, baseColors, type ChosenColors, colorsFrom } from "./brand-palette";
import { iconFiles } from "./icons";
import { markFrom } from "./logo";
import { type Changes, nothingWritten, writeChecked } from "./write-checked";

const SITE = "data/site.json";
const IMAGES = "data/portfolio-images.json";
const PALETTE = "src/theme/palette.json";
const FONTS = "src/theme/fonts/families.json";
const MARK = "src/components/BrandMark/mark.json";
/** The site's own drawings, which are in the brand's colours. Clients' logos have their own. */
const RECOLOURED = ["data/images/partners", "data/images/solutions"];

/** What was asked or given on the command line, by the option's name. */
export type Answers = Readonly<Record<string, string | undefined>>;

const HEX = /^#[0-9a-f]{6}$/i;

export const FONT_ROLES = ["display", "text"] as const;
const fontSchema = z.object({ family: z.string(), package: z.string() });
const fontsSchema = z.object({ display: fontSchema, text: fontSchema });
const paletteSchema = z.record(z.string(), z.string());
const markSchema: z.ZodType<BrandMarkShape> = z.object({
  viewBox: z.string(),
  body: z.string(),
  hollow: z.object({ y: z.number() }).optional(),
});
const imagesSchema = z.object({ items: z.array(z.object({ socials: z.array(z.string()) })) });

const isPalette = (colors: Readonly<Record<string, string>>): colors is PaletteColors =>
  Object.keys(shippedPalette).every((name) => name in colors);

/** The brand as the project has it now. */
export const readBrand = (projectDir: string) => {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(projectDir, file), "utf8"));
  const palette = paletteSchema.parse(read(PALETTE));
  if (!isPalette(palette)) throw new Error(`${PALETTE} lacks a colour.`);
  return {
    facts: siteSettingsSchema.strip().parse(read(SITE)),
    palette,
    fonts: fontsSchema.parse(read(FONTS)),
    mark: markSchema.parse(read(MARK)),
  };
};

/** Where Fontsource has the variable version of a family. */
export const fontPackage = (family: string): string => `@fontsource-variable/${slugify(family)}`;

const NO_PROFILE = "none";

/** A name in the letters that npm and social platforms allow. */
const plainName = (name: string): string =>
  slugify(name)
    .normalize("NFKD")
    .replace(/[^a-z0-9-]/g, "");

const phoneOf = (display: string): string => `+${display.replace(/\D/g, "")}`;

/** A profile's address with another name at its end. */
const profileOf = (url: string, slug: string): string => url.replace(/(@?)[^/]*$/, (_, at: string) => `${at}${slug}`);

type BrandFacts = z.output<typeof siteSettingsSchema>;

interface Fact {
  readonly option: string;
  readonly question: string;
  readonly now: string;
  /** Its place in the file. */
  readonly at: (string | number)[];
  readonly schema: z.ZodType;
}

const FACTS = [
  "name",
  "legalName",
  "language",
  "domain",
  "email",
  "careersEmail",
  "phone",
  "country",
  "whatsapp",
] as const;

/** The facts that a brand has, in the order in which they're asked for: their descriptions are the questions. */
export const factsOf = (site: BrandFacts): Fact[] => {
  const { shape } = siteSettingsSchema;
  const facts = FACTS.map((field): Fact => {
    const value = site[field];
    const option = field.replace(/[A-Z]/g, "-$&").toLowerCase();
    const question = shape[field].description ?? "";
    if (typeof value === "string") return { option, question, now: value, at: [field], schema: shape[field] };
    return { option, question, now: value.display, at: [field, "display"], schema: shape.phone.shape.e164 };
  });
  const profiles = site.socials.map(({ platform, label, url }, index): Fact => ({
    option: platform,
    question: `The ${label} profile, or ${NO_PROFILE}.`,
    now: url,
    at: ["socials", index, "url"],
    schema: shape.socials.element.shape.url,
  }));
  return [...facts, ...profiles];
};

const isProfile = ({ at }: Fact): boolean => at[0] === "socials";
const isPhone = ({ at }: Fact): boolean => at[1] === "display";

/** What a fact is if it isn't given: what it is now, or what follows from the others. */
const followingFrom = ({ name, domain, phone }: Answers, fact: Fact): string => {
  const { option, now } = fact;
  if (name !== undefined && option === "legal-name") return "{name}";
  if (name !== undefined && isProfile(fact)) return profileOf(now, plainName(name).replaceAll("-", ""));
  if (domain !== undefined && URL.canParse(domain) && option.endsWith("email"))
    return now.replace(/@.*$/, `@${new URL(domain).host.replace(/^www\./, "")}`);
  if (phone !== undefined && option === "whatsapp") return phone;
  if (phone !== undefined && option === "country") return parsePhoneNumber(phone)?.country ?? now;
  return now;
};

/** The facts that aren't given, by their options. */
export const factsFor = (answers: Answers, current: BrandFacts): Record<string, string> =>
  Object.fromEntries(factsOf(current).map((fact) => [fact.option, followingFrom(answers, fact)]));

type Edit = readonly [at: (string | number)[], value: unknown];

/** Takes entries out of a list, the last first, so that the others keep their places. */
const removals = <T>(at: (string | number)[], list: readonly T[], isGone: (entry: T) => boolean): Edit[] =>
  list.flatMap((entry, index): Edit[] => (isGone(entry) ? [[[...at, index], undefined]] : [])).reverse();

/** Takes the links to dropped profiles out of the portfolio. What was on Twitter links to the profile on X. */
const portfolioEdits = (answers: Answers, images: unknown): Edit[] =>
  imagesSchema
    .parse(images)
    .items.flatMap(({ socials }, place) =>
      removals(
        ["items", place, "socials"],
        socials,
        (platform) => answers[platform === "twitter" ? "x" : platform] === NO_PROFILE,
      ),
    );

/** The changes to data/site.json. A fact that stays keeps its line as it is written. */
const factEdits = (answers: Answers, current: BrandFacts): Edit[] => {
  const edits = factsOf(current).flatMap((fact): Edit[] => {
    const value = answers[fact.option] ?? followingFrom(answers, fact);
    if (value === fact.now || value === NO_PROFILE) return [];
    if (isPhone(fact)) {
      return [
        [fact.at, value],
        [[fact.option, "e164"], phoneOf(value)],
      ];
    }
    return [[fact.at, fact.option === "domain" ? value.replace(/\/$/, "") : value]];
  });
  return [...edits, ...removals(["socials"], current.socials, ({ platform }) => answers[platform] === NO_PROFILE)];
};

/** What is wrong with an answer, as far as it can be told without the others. */
export const answerIssue = (option: string, answer: string, current: BrandFacts): string | undefined => {
  if (BASE_COLORS.some((color) => color === option))
    return HEX.test(answer) ? undefined : `"${answer}" isn't a colour; write it like #FFB020`;
  const fact = factsOf(current).find((fact) => fact.option === option);
  if (fact) {
    if (isProfile(fact) && answer === NO_PROFILE) return undefined;
    if (isPhone(fact) && !answer.startsWith("+")) return "must start with a plus and the country code, like +44";
    const value = isPhone(fact) ? phoneOf(answer) : answer.replace(option === "domain" ? /\/$/ : "", "");
    return fact.schema.safeParse(value).error?.issues[0]?.message;
  }
  if (option !== "logo") return undefined;
  if (!existsSync(answer)) return `there is no file ${answer}`;
  try {
    markFrom(readFileSync(answer, "utf8"));
    return undefined;
  } catch (error) {
    return `${answer} ${error instanceof Error ? error.message : String(error)}`;
  }
};

const FORMATTING = { formattingOptions: { tabSize: 2, insertSpaces: true, eol: "\n" } };

/** A list that loses an entry isn't laid out anew, so that the rest of it stays as it is written. */
const edited = (source: string, edits: readonly Edit[]): string =>
  edits.reduce(
    (text, [at, value]) => applyEdits(text, modify(text, at, value, value === undefined ? {} : FORMATTING)),
    source,
  );

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A drawing with each old colour replaced by the new one. */
const recolored = (svg: string, before: PaletteColors, after: Readonly<Record<string, string>>): string => {
  const colors = new Map(Object.entries(before).map(([name, hex]) => [hex.toLowerCase(), after[name] ?? hex]));
  return svg.replace(/#[0-9a-f]{6}\b/gi, (hex) => colors.get(hex.toLowerCase())?.toLowerCase() ?? hex);
};

const chosenColors = (answers: Answers): ChosenColors =>
  Object.fromEntries(BASE_COLORS.flatMap((color) => (answers[color] ? [[color, answers[color]]] : [])));

/** Each pair of colours once, wherever it's used. */
const inWords = (issues: readonly ContrastIssue[]): string[] => {
  const pairs = issues.map(
    ({ front, ground, ratio, required }) =>
      `${front} and ${ground} have a contrast of ${ratio.toFixed(2)}, and need ${required}`,
  );
  return [...new Set(pairs)];
};

/** Colours that can't be read, and the nearest that can, before anything is installed or written. */
export const checkColors = (answers: Answers, projectDir: string) => {
  const { palette } = readBrand(projectDir);
  const chosen = chosenColors(answers);
  const { issues, proposals } = colorsFrom(palette, chosen);
  return {
    issues: inWords(issues),
    proposals,
    /** What the colours that have to change must be, in the words of the palette. */
    reasons: BASE_COLORS.filter((name) => proposals[name]).map((name) => `${name} ${baseColors[name].must}`),
    kept: BASE_COLORS.filter((name) => !chosen[name]).map(
      (name) => `${name} ${palette[name]}: ${baseColors[name].use}`,
    ),
  };
};

/** Changes the brand in each place where it is. @throws Error with what is wrong, before anything is written */
export const rebrand = async (answers: Answers, projectDir: string) => {
  const { facts, palette: current, fonts, mark: currentMark } = readBrand(projectDir);
  const read = (file: string): string => readFileSync(path.join(projectDir, file), "utf8");
  const changes = new Map<string, string | Buffer>();

  const wrong = Object.entries(answers).flatMap(([option, answer = ""]) => {
    const issue = answerIssue(option, answer, facts);
    return issue === undefined ? [] : [`${option}: ${issue}`];
  });
  const { palette, issues } = colorsFrom(current, chosenColors(answers));
  const problems = [...wrong, ...inWords(issues)];
  if (problems.length > 0) throw nothingWritten(problems);

  const fontsAfter = { ...fonts };
  for (const role of FONT_ROLES) {
    const family = answers[`${role}-font`];
    if (family === undefined || family === fonts[role].family) continue;
    const name = fontPackage(family);
    const file = path.join("node_modules", name, "files", `${slugify(family)}-latin-wght-normal.woff2`);
    if (!existsSync(path.join(projectDir, file)))
      throw nothingWritten([`${role}-font: there is no ${name} with weights in node_modules`]);
    fontsAfter[role] = { family, package: name };
  }
  const fontsChanged = FONT_ROLES.some((role) => fontsAfter[role] !== fonts[role]);

  let mark = currentMark;
  if (answers.logo !== undefined) {
    mark = markFrom(readFileSync(answers.logo, "utf8"), answers["logo-accent"]);
    changes.set(MARK, json(mark));
  }

  changes.set(SITE, edited(read(SITE), factEdits(answers, facts)));
  changes.set(IMAGES, edited(read(IMAGES), portfolioEdits(answers, JSON.parse(read(IMAGES)))));
  if (BASE_COLORS.some((color) => answers[color])) {
    changes.set(PALETTE, json(palette));
    for (const folder of RECOLOURED) {
      for (const name of listFiles(path.join(projectDir, folder)).filter((file) => file.endsWith(".svg"))) {
        changes.set(`${folder}/${name}`, recolored(read(`${folder}/${name}`), current, palette));
      }
    }
  }
  if (changes.has(PALETTE) || changes.has(MARK)) {
    for (const [file, content] of await iconFiles(mark, palette)) changes.set(`static/${file}`, content);
  }
  if (fontsChanged) changes.set(FONTS, json(fontsAfter));
  const { name } = answers;
  if (name !== undefined) {
    const npmName = [plainName(name), "website"].filter(Boolean).join("-");
    changes.set("package.json", edited(read("package.json"), [[["name"], npmName], [["author"], name]])); // prettier-ignore
    changes.set("package-lock.json", edited(read("package-lock.json"), [[["name"], npmName], [["packages", "", "name"], npmName]])); // prettier-ignore
    changes.set("README.md", read("README.md").replace(/^# .*$/m, `# ${name}`));
    // The spelling check learns the name.
    const words = read("data/words.txt").trimEnd().split("\n");
    const unknown = name.split(/[^\p{L}]+/u).filter((word) => word.length > 3 && !words.includes(word));
    changes.set("data/words.txt", `${[...words, ...unknown].join("\n")}\n`);
  }

  const changed: Changes = new Map(
    [...changes].filter(([file, content]) => {
      const target = path.join(projectDir, file);
      return !existsSync(target) || !readFileSync(target).equals(Buffer.from(content));
    }),
  );
  await writeChecked(projectDir, changed);
  return { files: [...changed.keys()], fontsChanged };
};
