import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parsePhoneNumber } from "react-phone-number-input/min";
import { applyEdits, modify } from "jsonc-parser";
import { z } from "zod";
import { listFiles } from "../../plugins/utils/list-files";
import { siteSettingsSchema, type SiteSettings } from "../../plugins/content/schema/site-settings";
import { slugify } from "../../plugins/content/schema/pages/anchor";
import type { BrandMarkShape } from "../../src/components/BrandMark/BrandMark";
import currentMark from "../../src/components/BrandMark/mark.json";
import fonts from "../../src/theme/fonts/families.json";
import palette from "../../src/theme/palette.json";
import { platformOf } from "../../src/utils/links";
import { nothingWritten, writeChecked } from "../lib/write-checked";
import { BASE_COLORS, baseColors, type ChosenColors, colorsFrom } from "./brand-palette";
import { iconFiles, markFrom } from "./mark";

const SITE = "data/site.json";
const IMAGES = "data/portfolio-images.json";
/** The site's own drawings, which are in the brand's colours. Clients' logos have their own. */
const RECOLOURED = "data/images/partners";

/** What was asked or given on the command line, by the option's name. */
export type Answers = Readonly<Record<string, string | undefined>>;

export const readSite = (projectDir: string): SiteSettings =>
  siteSettingsSchema.strip().parse(JSON.parse(readFileSync(path.join(projectDir, SITE), "utf8")));

const FONT_ROLES = ["display", "text"] as const;

/** Where Fontsource has the variable version of a family. */
export const fontPackage = (family: string): string => `@fontsource-variable/${slugify(family)}`;

/** The packages of the fonts that are given. */
export const fontPackages = (answers: Answers): string[] =>
  FONT_ROLES.flatMap((role) => answers[`${role}-font`] ?? []).map(fontPackage);

const NO_PROFILE = "none";

const { shape } = siteSettingsSchema;
const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, { error: ({ input }) => `"${String(input)}" isn't a colour; write it like #FFB020` });
const e164Of = (display: string): string => `+${display.replace(/\D/g, "")}`;
const phone = z
  .string()
  .startsWith("+", { error: "must start with a plus and the country code, like +44", abort: true })
  .transform(e164Of)
  .pipe(shape.phone.shape.e164);
const withoutSlash = (address: string): string => address.replace(/\/$/, "");
const domain = z.string().transform(withoutSlash).pipe(shape.domain);
const logo = z
  .string()
  .refine((file) => existsSync(file), { error: ({ input }) => `there is no file ${String(input)}`, abort: true })
  .superRefine((file, context) => {
    try {
      markFrom(readFileSync(file, "utf8"));
    } catch (error) {
      context.addIssue(`${file} ${error instanceof Error ? error.message : String(error)}`);
    }
  });

interface Fact {
  readonly option: string;
  readonly now: string;
  /** Its place in the file. */
  readonly at: (string | number)[];
  /** Its description is the question. */
  readonly rule: z.ZodType;
}

const FACTS = [
  ...(["name", "legalName", "language", "domain", "email", "careersEmail"] as const),
  ...(["phone", "country", "whatsapp"] as const),
];

const factsOf = (site: SiteSettings): Fact[] => [
  ...FACTS.map((field): Fact => {
    const value = site[field];
    const option = field.replace(/[A-Z]/g, "-$&").toLowerCase();
    const { description = "" } = shape[field];
    if (typeof value !== "string")
      return { option, now: value.display, at: [field, "display"], rule: phone.describe(description) };
    const rule = field === "domain" ? domain.describe(description) : shape[field];
    return { option, now: value, at: [field], rule };
  }),
  ...site.socials.map(({ platform, label, url }, index): Fact => {
    const address = shape.socials.element.shape.url;
    const rule = z.preprocess((answer) => (answer === NO_PROFILE ? url : answer), address);
    const question = `The ${label} profile, or ${NO_PROFILE}.`;
    return { option: platform, now: url, at: ["socials", index, "url"], rule: rule.describe(question) };
  }),
];

/** The rule for each answer, described by the question, in the order in which they're asked. */
export const rulesFor = (site: SiteSettings): Readonly<Record<string, z.ZodType>> => ({
  ...Object.fromEntries(factsOf(site).map(({ option, rule }) => [option, rule])),
  ...Object.fromEntries(
    BASE_COLORS.map((name) => [name, color.describe(`The colour of ${baseColors[name].use}, like #FFB020.`)]),
  ),
  "display-font": z.string().describe("Headings: a variable font from fontsource.org."),
  "text-font": z.string().describe("Text: a variable font from fontsource.org."),
  logo: logo.describe("The logo without the name: the path of an SVG file in one or two colours."),
  "logo-accent": z.string().describe("The colour that stands out in a logo of two, if it isn't the second."),
});

/** What is wrong with an answer, as far as it can be told without the others. */
export const answerIssue = (option: string, answer: string, site: SiteSettings): string | undefined =>
  rulesFor(site)[option]?.safeParse(answer).error?.issues[0]?.message;

/** A name in the letters that npm and social platforms allow. */
const plainName = (name: string): string =>
  slugify(name)
    .normalize("NFKD")
    .replace(/[^a-z0-9-]/g, "");

/** What follows from the answers: profiles from the name, emails from the domain, the country from the phone number. */
const following = ({ name, domain, phone }: Answers, site: SiteSettings): Answers => {
  const answers: Record<string, string> = {};
  if (name !== undefined) {
    const handle = plainName(name).replaceAll("-", "");
    answers["legal-name"] = "{name}";
    for (const { platform, url } of site.socials) answers[platform] = url.replace(/(@?)[^/]*$/, `$1${handle}`);
  }
  if (domain !== undefined && URL.canParse(domain)) {
    const host = new URL(domain).host.replace(/^www\./, "");
    answers.email = site.email.replace(/@.*$/, `@${host}`);
    answers["careers-email"] = site.careersEmail.replace(/@.*$/, `@${host}`);
  }
  if (phone !== undefined) {
    answers.whatsapp = phone;
    answers.country = parsePhoneNumber(phone)?.country ?? site.country;
  }
  return answers;
};

/** All answers: what is given, what follows from it, and else what there is now. */
export const completed = (given: Answers, site: SiteSettings): Answers => ({
  ...Object.fromEntries(factsOf(site).map(({ option, now }) => [option, now])),
  ...palette,
  "display-font": fonts.display.family,
  "text-font": fonts.text.family,
  ...following(given, site),
  ...given,
});

type Edit = readonly [at: (string | number)[], value: unknown];

/** A JSON text with other values in some places; undefined takes one out. The rest stays as it is written. */
const edited = (source: string, edits: readonly Edit[]): string =>
  edits.reduce((text, [at, value]) => applyEdits(text, modify(text, at, value, {})), source);

/** The changes to data/site.json: the last first, so that the places before a profile that is taken out stay the same. */
const siteEdits = (answers: Answers, site: SiteSettings): Edit[] =>
  factsOf(site)
    .flatMap(({ option, now, at }): Edit[] => {
      const value = answers[option] ?? now;
      if (value === now) return [];
      if (value === NO_PROFILE) return [[at.slice(0, -1), undefined]];
      const e164: Edit[] = at.includes("display") ? [[[option, "e164"], e164Of(value)]] : [];
      return [[at, option === "domain" ? withoutSlash(value) : value], ...e164];
    })
    .reverse();

const platforms = z.array(z.string());

/** The portfolio without links to dropped profiles. What was on Twitter links to the profile on X. */
const portfolioFor = (answers: Answers, source: string): string =>
  source.replace(/("socials": )(\[[^\]]*\])/g, (_, field: string, list: string) => {
    const kept = platforms.parse(JSON.parse(list)).filter((platform) => answers[platformOf(platform)] !== NO_PROFILE);
    return `${field}[${kept.map((platform) => JSON.stringify(platform)).join(", ")}]`;
  });

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A drawing with each old colour replaced by the new one. */
const recolored = (svg: string, after: Readonly<Record<string, string>>): string => {
  const colors = new Map(Object.entries(palette).map(([name, hex]) => [hex.toLowerCase(), after[name] ?? hex]));
  return svg.replace(/#[0-9a-f]{6}\b/gi, (hex) => colors.get(hex.toLowerCase())?.toLowerCase() ?? hex);
};

/** The palette with the colours that are given, what can't be read in it, and the nearest colours that can. */
export const checkColors = (answers: Answers) => {
  const chosen: ChosenColors = Object.fromEntries(BASE_COLORS.map((name) => [name, answers[name]]));
  const { palette: after, issues, proposals } = colorsFrom(palette, chosen);
  // Each pair of colours once, wherever it's used.
  const pairs = issues.map(
    ({ front, ground, ratio, required }) =>
      `${front} and ${ground} have a contrast of ${ratio.toFixed(2)}, and need ${required}`,
  );
  return {
    palette: after,
    issues: [...new Set(pairs)],
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
  const site = readSite(projectDir);
  const read = (file: string): string => readFileSync(path.join(projectDir, file), "utf8");
  const wrong = Object.entries(answers).flatMap(([option, answer = ""]) => {
    const issue = answerIssue(option, answer, site);
    return issue === undefined ? [] : [`${option}: ${issue}`];
  });
  const { palette: paletteAfter, issues } = checkColors(answers);
  const changedFonts = FONT_ROLES.flatMap((role) => {
    const family = answers[`${role}-font`];
    return family === undefined || family === fonts[role].family
      ? []
      : [[role, { family, package: fontPackage(family) }] as const];
  });
  const noFonts = changedFonts
    .filter(([, { family, package: name }]) => {
      const file = path.join("node_modules", name, "files", `${slugify(family)}-latin-wght-normal.woff2`);
      return !existsSync(path.join(projectDir, file));
    })
    .map(([role, { package: name }]) => `${role}-font: there is no ${name} with weights in node_modules`);
  const problems = [...wrong, ...issues, ...noFonts];
  if (problems.length > 0) throw nothingWritten(problems);

  const fontsAfter = { ...fonts, ...Object.fromEntries(changedFonts) };
  const changes = new Map<string, string | Buffer>([
    [SITE, edited(read(SITE), siteEdits(completed(answers, site), site))],
    [IMAGES, portfolioFor(answers, read(IMAGES))],
    ["src/theme/fonts/families.json", json(fontsAfter)],
  ]);
  let mark: BrandMarkShape = currentMark;
  if (answers.logo !== undefined) {
    mark = markFrom(readFileSync(answers.logo, "utf8"), answers["logo-accent"]);
    changes.set("src/components/BrandMark/mark.json", json(mark));
  }
  const isRecolored = BASE_COLORS.some((name) => answers[name]);
  if (isRecolored) {
    changes.set("src/theme/palette.json", json(paletteAfter));
    for (const name of listFiles(path.join(projectDir, RECOLOURED)).filter((file) => file.endsWith(".svg"))) {
      changes.set(`${RECOLOURED}/${name}`, recolored(read(`${RECOLOURED}/${name}`), paletteAfter));
    }
  }
  if (isRecolored || answers.logo !== undefined) {
    for (const [file, content] of await iconFiles(mark, paletteAfter)) changes.set(`static/${file}`, content);
  }
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
  const usedFonts = FONT_ROLES.map((role) => fontsAfter[role].package);
  return {
    files: await writeChecked(projectDir, changes),
    fontsChanged: changedFonts.length > 0,
    unusedFonts: FONT_ROLES.map((role) => fonts[role].package).filter((name) => !usedFonts.includes(name)),
  };
};
