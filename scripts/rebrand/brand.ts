import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { z } from "zod";
import { filesIn } from "../../gatsby/content/check/project-files";
import { siteSettingsSchema } from "../../gatsby/content/schema/agency/site-settings";
import { slugify } from "../../gatsby/content/schema/pages/anchor";
import type { BrandMarkShape } from "../../src/components/BrandMark/BrandMark";
import type { PaletteColors } from "../../src/theme/colors";
import shippedPalette from "../../src/theme/palette.json";
import { BASE_COLORS, colorsFrom } from "./colors";
import { iconFiles } from "./icons";
import { markFrom } from "./logo";
import { type Changes, writeChecked } from "./write-checked";

const SITE = "data/site.json";
const PALETTE = "src/theme/palette.json";
const FONTS = "src/theme/fonts.json";
const MARK = "src/components/BrandMark/mark.json";
/** The site's own drawings, which are in the brand's colours. Clients' logos have their own. */
const RECOLOURED = ["data/images/partners", "data/images/solutions"];

/** What was asked or given on the command line, by the option's name. */
export type Answers = Readonly<Record<string, string | undefined>>;

export const FONT_ROLES = ["display", "text"] as const;
const fontSchema = z.object({ family: z.string(), package: z.string() });
const fontsSchema = z.object({ display: fontSchema, text: fontSchema });
const paletteSchema = z.record(z.string(), z.string());
const markSchema: z.ZodType<BrandMarkShape> = z.object({
  viewBox: z.string(),
  body: z.string(),
  hollow: z.object({ y: z.number() }).optional(),
});
const { name, legalName, domain, email, careersEmail, phone, whatsapp, socials } = siteSettingsSchema.shape;
/** The facts of data/site.json that are asked for. */
const factsSchema = z.object({ name, legalName, domain, email, careersEmail, phone, whatsapp, socials });

const isPalette = (colors: Readonly<Record<string, string>>): colors is PaletteColors =>
  Object.keys(shippedPalette).every((name) => name in colors);

/** The brand as the project has it now. */
export const readBrand = (projectDir: string) => {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(projectDir, file), "utf8"));
  const palette = paletteSchema.parse(read(PALETTE));
  if (!isPalette(palette)) throw new Error(`${PALETTE} lacks a colour.`);
  return {
    facts: factsSchema.parse(read(SITE)),
    palette,
    fonts: fontsSchema.parse(read(FONTS)),
    mark: markSchema.parse(read(MARK)),
  };
};

/** Where Fontsource has the variable version of a family. */
export const fontPackage = (family: string): string => `@fontsource-variable/${slugify(family)}`;

const phoneOf = (display: string) => ({ display, e164: `+${display.replace(/\D/g, "")}` });

/** A profile's address with another name at its end. */
const profileOf = (url: string, slug: string): string => url.replace(/(@?)[^/]*$/, (_, at: string) => `${at}${slug}`);

/** The facts of data/site.json, by the path of their field. Those that weren't given follow from others. */
const factsFrom = (answers: Answers, current: z.output<typeof factsSchema>): [(string | number)[], unknown][] => {
  const { name, domain, phone } = answers;
  const host = domain && URL.canParse(domain) ? new URL(domain).host.replace(/^www\./, "") : undefined;
  const onHost = (address: string) => (host === undefined ? undefined : address.replace(/@.*$/, `@${host}`));
  const whatsapp = answers.whatsapp ?? phone;
  const facts: [(string | number)[], unknown][] = [
    [["name"], name],
    [["legalName"], answers["legal-name"] ?? (name === undefined ? undefined : "{name}")],
    [["domain"], domain?.replace(/\/$/, "")],
    [["email"], answers.email ?? onHost(current.email)],
    [["careersEmail"], answers["careers-email"] ?? onHost(current.careersEmail)],
    [["phone"], phone === undefined ? undefined : phoneOf(phone)],
    [["whatsapp"], whatsapp === undefined ? undefined : phoneOf(whatsapp)],
    ...current.socials.map(({ platform, url }, index): [(string | number)[], unknown] => [
      ["socials", index, "url"],
      answers[platform] ?? (name === undefined ? undefined : profileOf(url, slugify(name).replaceAll("-", ""))),
    ]),
  ];
  return facts.filter(([, value]) => value !== undefined);
};

const edited = (source: string, edits: readonly (readonly [(string | number)[], unknown])[]): string =>
  edits.reduce(
    (text, [at, value]) =>
      applyEdits(text, modify(text, at, value, { formattingOptions: { tabSize: 2, insertSpaces: true, eol: "\n" } })),
    source,
  );

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A drawing with each old colour replaced by the new one. */
const recolored = (svg: string, before: PaletteColors, after: Readonly<Record<string, string>>): string => {
  const colors = new Map(Object.entries(before).map(([name, hex]) => [hex.toLowerCase(), after[name] ?? hex]));
  return svg.replace(/#[0-9a-f]{6}\b/gi, (hex) => colors.get(hex.toLowerCase())?.toLowerCase() ?? hex);
};

const HEX = /^#[0-9a-f]{6}$/i;

/** What was written, or why nothing was. */
export type Rebranded =
  | { readonly files: readonly string[]; readonly fontsChanged: boolean }
  | { readonly issues: readonly string[]; readonly proposals?: ReturnType<typeof colorsFrom>["proposals"] };

/**
 * Changes the brand: every fact, colour, font and picture of it, each in the one place where it is. Nothing is written
 * where a colour can't be read, the logo won't do, or the content check finds something.
 */
export const rebrand = async (answers: Answers, projectDir: string): Promise<Rebranded> => {
  const { facts, palette: current, fonts, mark: currentMark } = readBrand(projectDir);
  const read = (file: string): string => readFileSync(path.join(projectDir, file), "utf8");
  const changes = new Map<string, string | Buffer>();

  const chosen = Object.fromEntries(BASE_COLORS.flatMap((name) => (answers[name] ? [[name, answers[name]]] : [])));
  const noColors = Object.entries(chosen).filter(([, value]) => !HEX.test(value));
  if (noColors.length > 0) {
    return { issues: noColors.map(([name, value]) => `${name}: "${value}" is no colour; write it like #FFB020`) };
  }
  const { palette, issues, proposals } = colorsFrom(current, chosen);
  if (issues.length > 0) {
    const places = issues.map(
      ({ place, front, ground, ratio, required }) =>
        `${place}: ${front} and ${ground} have a contrast of ${ratio.toFixed(2)}, and need ${required}`,
    );
    return { issues: places, proposals };
  }

  const fontsAfter = { ...fonts };
  for (const role of FONT_ROLES) {
    const family = answers[`${role}-font`];
    if (family === undefined || family === fonts[role].family) continue;
    const name = fontPackage(family);
    const folder = path.join(projectDir, "node_modules", name);
    const file = path.join(folder, "files", `${slugify(family)}-latin-wght-normal.woff2`);
    if (!existsSync(file)) return { issues: [`${role}-font: there is no ${name} with weights in node_modules`] };
    const { family: official } = z
      .object({ family: z.string() })
      .parse(JSON.parse(readFileSync(path.join(folder, "metadata.json"), "utf8")));
    fontsAfter[role] = { family: official, package: name };
  }
  const fontsChanged = FONT_ROLES.some((role) => fontsAfter[role] !== fonts[role]);

  let mark = currentMark;
  if (answers.logo !== undefined) {
    if (!existsSync(answers.logo)) return { issues: [`logo: there is no file ${answers.logo}`] };
    try {
      mark = markFrom(readFileSync(answers.logo, "utf8"));
    } catch (error) {
      return { issues: [`logo: ${answers.logo} ${error instanceof Error ? error.message : String(error)}`] };
    }
    changes.set(MARK, json(mark));
  }

  changes.set(SITE, edited(read(SITE), factsFrom(answers, facts)));
  if (Object.keys(chosen).length > 0) {
    changes.set(PALETTE, json(palette));
    for (const folder of RECOLOURED) {
      for (const name of filesIn(path.join(projectDir, folder)).filter((file) => file.endsWith(".svg"))) {
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
    const npmName = `${slugify(name)}-website`;
    changes.set("package.json", edited(read("package.json"), [[["name"], npmName], [["author"], name]])); // prettier-ignore
    changes.set("package-lock.json", edited(read("package-lock.json"), [[["name"], npmName], [["packages", "", "name"], npmName]])); // prettier-ignore
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
  const found = await writeChecked(projectDir, changed);
  return found.length > 0 ? { issues: found } : { files: [...changed.keys()], fontsChanged };
};
