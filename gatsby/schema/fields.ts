import { z } from "zod";

export const SOCIAL_PLATFORMS = ["facebook", "instagram", "linkedin", "pinterest", "twitter", "x", "youtube"] as const;
const STAGES = ["violet", "coral", "marigold", "ink", "jade", "lilac"] as const;

/** What a text in the JSON refers to, beyond being text. The content check follows these references. */
export type Role =
  | { readonly kind: "image"; readonly minWidth: number; readonly minHeight: number }
  | { readonly kind: "svg" }
  | { readonly kind: "icon" }
  | { readonly kind: "video" }
  | { readonly kind: "link"; readonly also: readonly string[] }
  | { readonly kind: "page-path" }
  | { readonly kind: "service-slug" }
  | { readonly kind: "social-platform" }
  | { readonly kind: "tag"; readonly known: readonly string[] };

/** The role of a field, by its schema. */
export const roles = z.registry<Role>();

/** The GraphQL type that an object of the JSON becomes, by its schema. */
export const typeNames = z.registry<{ type: string }>();

const withRole = (role: Role, max = ADDRESS_LENGTH) => {
  const schema = text(max);
  roles.add(schema, role);
  return schema;
};

/** An object with exactly these fields, known to GraphQL as `type`. */
export const object = <Shape extends z.ZodRawShape>(type: string, shape: Shape) => {
  const schema = z.strictObject(shape);
  typeNames.add(schema, { type });
  return schema;
};

/** An error for texts that are there but wrong; what is no text at all is told by the check's own words. */
const saying =
  (message: string) =>
  ({ input }: { input?: unknown }): string | undefined =>
    typeof input === "string" ? message : undefined;

/** The fields of an object's schema. */
export const shapeOf = (schema: z.ZodObject): Readonly<Record<string, z.core.$ZodType>> => schema.shape;

/** What every browser takes as an address. */
const ADDRESS_LENGTH = 2000;

/**
 * Text with at least one visible character. Running text may be as long as it likes.
 *
 * @param max the most characters that its place has room for
 */
export const text = (max = Infinity) => {
  const schema = z.string().regex(/\S/, { error: "is empty" });
  return Number.isFinite(max) ? schema.max(max) : schema;
};

/** A heading or a sentence that is set like one. */
export const title = () => text(160);

/** A name, a button, a tag, a typed phrase: a few words. */
export const label = () => text(60);

/** The brand's name and what stands beside it on one line: navigation, phone numbers; and the turning words. */
export const short = () => text(30);

/** A figure as it is printed, very large. */
export const figure = () => text(20);

/** The words that stand for a picture. */
export const alt = () => text(250);

/** A whole number that the layout has room for; GraphQL takes none of more than 32 bits. */
export const wholeNumber = () => z.int().max(999_999_999);

export const list = <Item extends z.ZodType>(item: Item, min = 1) => z.array(item).min(min);

/** No file system takes a longer name than 255 bytes, and the build adds to it. */
const SLUG_LENGTH = 100;

/** The last part of an address: lower-case words joined by hyphens. */
export const slug = () =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "must be lower-case words joined by hyphens, like seo-basics" })
    .max(SLUG_LENGTH);

/** Lower-case letters and digits of any script. Marks and joiners are parts of words in Devanagari, Arabic and others. */
const WORD = String.raw`[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}\p{Join_C}]+`;

/** The last part of a post's address, in any script. A letter of most scripts is two or three bytes in a file's name. */
export const postSlug = () =>
  z
    .string()
    .regex(new RegExp(`^${WORD}(-${WORD})*$`, "u"), {
      error: "must be lower-case words of any script joined by hyphens, like seo-basics",
    })
    .max(SLUG_LENGTH)
    .refine((value) => Buffer.byteLength(value) <= 2 * SLUG_LENGTH, {
      error: `is too long for a file's name: at most ${2 * SLUG_LENGTH} bytes`,
    });

/** The address of a page of this site, as the page itself declares it. */
export const path = () =>
  z
    .string()
    .regex(/^\/([a-z0-9-]+\/)+$/, {
      error: "must be a path of lower-case words that begins and ends with a slash, like /clients/",
    })
    .max(SLUG_LENGTH);

/** The address of a page of this site, as others refer to it. */
export const pagePath = () => withRole({ kind: "page-path" });

/** The slug of one of the service pages. */
export const serviceSlug = () => withRole({ kind: "service-slug" });

/** A link for visitors: a page or section of this site, https, mailto or tel; `also` admits words with a meaning of their own. */
export const link = (...also: string[]) => withRole({ kind: "link", also });

/** Whether an address runs script or shows a document of its own instead of leading somewhere. */
export const runsCode = (address: string): boolean => /^[^a-z]*(javascript|data|vbscript):/i.test(address);

/** An address of another site. */
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

/** An e-mail address; none longer can be delivered to (RFC 5321). */
export const email = () => z.email({ error: saying("must be an e-mail address") }).max(254);

export const date = () => z.iso.date({ error: saying("must be a date that exists, written like 2025-04-19") });

/** The name of an icon of @phosphor-icons/core. */
export const icon = () => withRole({ kind: "icon" });

/** A film in static/, by its address on the site. */
export const videoPath = () => withRole({ kind: "video" });

/** An SVG file beside the JSON, which the site inlines. */
export const svgFile = () => withRole({ kind: "svg" });

export const socialPlatform = () => {
  const schema = z.enum(SOCIAL_PLATFORMS);
  roles.add(schema, { kind: "social-platform" });
  return schema;
};

export const tag = (known: readonly string[]) => withRole({ kind: "tag", known }, 60);

/** A picture with its alternative text, at least so large in px that its place in the layout is never blurred. */
export const illustration = (minWidth: number, minHeight: number) =>
  object("Illustration", { file: withRole({ kind: "image", minWidth, minHeight }), alt: alt() });

export const stage = () => z.enum(STAGES);
