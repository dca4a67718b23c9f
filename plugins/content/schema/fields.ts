import { z } from "zod";
import { withCurlyQuotes } from "../quotation-marks";

/** What a text in the JSON refers to. The content check follows these references. */
export type Role =
  | { readonly kind: "image"; readonly minWidth: number; readonly minHeight: number }
  | { readonly kind: "svg" }
  | { readonly kind: "icon" }
  | { readonly kind: "video" }
  | { readonly kind: "link"; readonly also: readonly string[] }
  | { readonly kind: "page-path"; readonly folder?: "services" | "pages" }
  | { readonly kind: "old-path" }
  | { readonly kind: "service-slug" }
  | { readonly kind: "social-platform" }
  | { readonly kind: "tag"; readonly known: readonly string[] };

export const roles = z.registry<Role>();

/** What GraphQL needs to know about a schema, in addition to the schema itself. */
interface GraphqlMeta {
  readonly type: string;
  /** The type's, if it's declared here. A field's description comes from its schema: `.describe(…)`. */
  readonly description?: string;
  /** Follows each field that has the schema. */
  readonly directive?: string;
  /** Of an enum, each with its description. */
  readonly values?: readonly (readonly [value: string, description: string])[];
}

/** The GraphQL side of a schema. Schemas derived from it, for example with `.describe()`, inherit it. */
export const graphql = z.registry<GraphqlMeta>();

/** @throws if the schema has no type of its own */
export const typeNameOf = (schema: z.core.$ZodType): string => {
  const type = graphql.get(schema)?.type;
  if (type === undefined) throw new Error("A schema without a GraphQL type");
  return type;
};

const reference = (role: Role, max = ADDRESS_LENGTH) => code(max).register(roles, role);

const file = (role: Role) =>
  reference(role).register(graphql, { type: "File", directive: '@link(by: "relativePath")' });

/** An object with exactly these fields, and a GraphQL type. */
export const object = <Shape extends z.ZodRawShape>(type: string, description: string, shape: Shape) =>
  z.strictObject(shape).register(graphql, { type, description });

export const enumeration = <Value extends string>(
  type: string,
  description: string,
  values: readonly (readonly [value: Value, description: string])[],
) => z.enum(values.map(([value]) => value)).register(graphql, { type, description, values });

/** An error for invalid texts. The check has its own words for values that aren't texts. */
const saying =
  (message: string) =>
  ({ input }: { input?: unknown }): string | undefined =>
    typeof input === "string" ? message : undefined;

/** An object's fields, without their exact types. */
export const shapeOf = (schema: z.ZodObject): Readonly<Record<string, z.core.$ZodType>> => schema.shape;

/** The option of a union that matches a value, by the field that distinguishes them. */
export const optionOf = (
  { def, options }: z.ZodDiscriminatedUnion,
  value: Readonly<Record<string, unknown>>,
): z.ZodObject | undefined =>
  options
    .filter((option) => option instanceof z.ZodObject)
    .find((option) => z.safeParse(shapeOf(option)[def.discriminator] ?? z.never(), value[def.discriminator]).success);

/** A field's schema without its wrappers, and whether the JSON can leave it out. */
export const unwrapped = (schema: z.core.$ZodType): { readonly inner: z.core.$ZodType; readonly required: boolean } =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? { inner: unwrapped(schema.unwrap()).inner, required: false }
    : { inner: schema, required: true };

/** A schema and all inside it, with their paths: those of a list's entries end in `*`. */
export const schemasIn = (
  schema: z.core.$ZodType,
  path: readonly string[] = [],
): (readonly [path: string, schema: z.core.$ZodType])[] => {
  const { inner } = unwrapped(schema);
  const inside = (): ReturnType<typeof schemasIn> => {
    if (inner instanceof z.ZodArray) return schemasIn(inner.element, [...path, "*"]);
    if (inner instanceof z.ZodDiscriminatedUnion) return inner.options.flatMap((option) => schemasIn(option, path));
    if (!(inner instanceof z.ZodObject)) return [];
    return Object.entries(shapeOf(inner)).flatMap(([name, field]) => schemasIn(field, [...path, name]));
  };
  return [[path.join("."), schema], ...inside()];
};

/** What every browser accepts as an address. */
const ADDRESS_LENGTH = 2000;

/** Text for machines, such as an id or a search term, with at least one visible character. */
export const code = (max = Infinity) => {
  const schema = z.string().regex(/\S/, { error: "is empty" });
  return Number.isFinite(max) ? schema.max(max) : schema;
};

/** Text for people, with curly quotation marks. `max` is the most characters that its place has room for. */
export const text = (max = Infinity) => code(max).overwrite(withCurlyQuotes);

/** A heading, or a sentence set like one. */
export const title = () => text(160);

/** A name, a button, a tag, a typed phrase: a few words. */
export const label = () => text(60);

/** The brand's name and other text on its line, such as navigation and phone numbers, and the rotating words. */
export const shortText = () => text(30);

/** A figure that is shown very large. */
export const figure = () => text(20);

/** A whole number that fits the layout. GraphQL accepts at most 32 bits. */
export const wholeNumber = () => z.int().max(999_999_999);

/** A measured amount, which a chart draws upwards from zero. */
export const amount = () => z.number().min(0).max(999_999_999);

export const list = <Item extends z.ZodType>(item: Item, min = 1) => z.array(item).min(min);

/** File systems allow names of up to 255 bytes, and the build adds some of its own. */
const SLUG_LENGTH = 100;

/** Lower-case letters and digits of any script. Marks and joiners are parts of words in Devanagari, Arabic and others. */
const WORD = String.raw`[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}\p{Join_C}]+`;
const WORDS = `${WORD}(-${WORD})*`;

/** In most scripts, a letter takes two or three bytes in a file name. */
const fitsFileName = (value: string): boolean => Buffer.byteLength(value) <= 2 * SLUG_LENGTH;
const TOO_LONG = { error: `is too long for a file's name: at most ${2 * SLUG_LENGTH} bytes` };

const addressText = (pattern: string, error: string) =>
  z.string().regex(new RegExp(pattern, "u"), { error }).max(SLUG_LENGTH);

/** The last part of an address, in any script: lower-case words with hyphens between them. */
export const slug = () =>
  addressText(`^${WORDS}$`, "must be lower-case words of any script joined by hyphens, like seo-basics").refine(
    fitsFileName,
    TOO_LONG,
  );

/** A section's optional id. In GraphQL it's the section's anchor, which is always set (anchor.ts). */
export const sectionId = () =>
  addressText(`^${WORDS}$`, "must be lower-case words of any script joined by hyphens, like our-method")
    .register(graphql, { type: "String!" })
    .optional()
    .describe("The section's anchor, for links such as /about/#our-method; made of the heading if left out.");

/** The address of a page of this site, as the page itself declares it. */
export const path = () =>
  addressText(
    `^/(${WORDS}/)+$`,
    "must be a path of lower-case words of any script that begins and ends with a slash, like /clients/",
  ).refine(fitsFileName, TOO_LONG);

/** An address that no page of this site has, ignoring case. It ends with a slash. */
export const oldPath = () =>
  addressText(
    String.raw`^\/([\p{L}\p{M}\p{N}\p{Join_C}_-]+\/)+$`,
    "must be a path that begins and ends with a slash, like /old-address/",
  ).register(roles, { kind: "old-path" });

export const pagePath = () => reference({ kind: "page-path" });

/** A page's address, for which queries return the page itself. The editor offers those of a folder in data/. */
export const linkedPage = (folder: "services" | "pages") =>
  reference({ kind: "page-path", folder }).register(graphql, { type: "Page", directive: '@link(by: "path")' });

export const serviceSlug = () =>
  reference({ kind: "service-slug" }).register(graphql, { type: "Page", directive: '@link(by: "slug")' });

/** A link for visitors; `also` admits words with a meaning of their own. */
export const link = (...also: string[]) => reference({ kind: "link", also });

/** Whether an address runs a script or contains a document, instead of leading somewhere. */
export const runsCode = (address: string): boolean => /^[^a-z]*(javascript|data|vbscript):/i.test(address);

/** An address on another site. */
export const url = () =>
  z
    .url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      error: ({ input }) =>
        saying(runsCode(String(input)) ? "may not be an address that runs code" : "must be a full https:// address")({
          input,
        }),
    })
    .max(ADDRESS_LENGTH);

/** An email address. Longer ones can't be delivered to (RFC 5321). */
export const email = () => z.email({ error: saying("must be an email address") }).max(254);

export const date = () =>
  z.iso
    .date({ error: saying("must be a date that exists, written like 2025-04-19") })
    .register(graphql, { type: "Date", directive: "@dateformat" });

/** An icon of @phosphor-icons/core. */
export const icon = () => reference({ kind: "icon" });

/** A film in static/, by its address on the site. */
export const videoPath = () => reference({ kind: "video" });

/** An SVG file in data/ that the site inlines. */
export const svgFile = () => file({ kind: "svg" });

export const socialPlatform = () =>
  enumeration("SocialPlatform", "A platform with profiles. The portfolio's twitter stands for the profile on X.", [
    ["facebook", "Facebook."],
    ["instagram", "Instagram."],
    ["linkedin", "LinkedIn."],
    ["pinterest", "Pinterest."],
    ["twitter", "X under its old name."],
    ["x", "X."],
    ["youtube", "YouTube."],
  ]);

/** One of the agency's profiles, by its platform. */
export const socialProfile = () =>
  socialPlatform().register(roles, { kind: "social-platform" }).register(graphql, { type: "SocialProfile" });

export const tag = (known: readonly string[]) => reference({ kind: "tag", known }, 60);

/** Shares the GraphQL type `Illustration`, which `artDirectedIllustration` declares. */
const pictureOf = (picture: z.ZodString) =>
  z
    .strictObject({
      file: picture.describe("The picture. The build makes smaller versions of it."),
      alt: text(250).describe("What the picture shows, for those who cannot see it. Never empty."),
    })
    .register(graphql, { type: "Illustration" });

/** A picture that decorates. The size in px is the smallest that is sharp in its place. */
export const decoration = (minWidth: number, minHeight: number) => file({ kind: "image", minWidth, minHeight });

/** A part of a whole, from 0 to 1. */
export const fraction = () => z.number().min(0).max(1);

/** A picture with its alternative text. The size in px is the smallest that is sharp in its place. */
export const illustration = (minWidth: number, minHeight: number) =>
  pictureOf(file({ kind: "image", minWidth, minHeight }));

/** An illustration in a place that can show another one on phones. */
export const artDirectedIllustration = (minWidth: number, minHeight: number) =>
  object("Illustration", "A picture together with the words that stand for it.", {
    ...illustration(minWidth, minHeight).shape,
    phone: file({ kind: "image", minWidth: 800, minHeight: 800 })
      .optional()
      .describe("The same subject, composed for small screens, where what is small in the picture can't be read."),
  });

export const svgIllustration = () => pictureOf(svgFile());

const COLOR_SCHEMES = [
  ["paper", "The light page."],
  ["deep", "Quiet, a little darker than the page."],
  ["lilac", "Pale violet."],
  ["ink", "Near black with light text."],
  ["marigold", "The accent yellow, for the one loud moment of a page."],
  ["violet", "Deep violet."],
  ["jade", "Dark green."],
  ["coral", "Warm coral."],
] as const;

/** One of these colour schemes. */
export const colorScheme = <Name extends (typeof COLOR_SCHEMES)[number][0]>(names: readonly Name[]) =>
  z.enum(names).register(graphql, {
    type: "ColorScheme",
    description: "The background of a thing, and the colours of what stands on it.",
    values: COLOR_SCHEMES,
  });
