import type { CmsConfig, Collection, CollectionFile, Field } from "@sveltia/cms";
import { z } from "zod";
import { contentFiles as siteFiles } from "../content/schema";
import { graphql, roles, schemasIn, shapeOf, unwrapped } from "../content/schema/fields";
import type { ContentFile } from "../content/schema/content-file";
import type { SiteSettings } from "../content/schema/site-settings";
import { LOCAL_BACKEND, type EditorBackend } from "./backend";

/* The configuration of the visual editor, made from the zod schemas. A new field appears in it by itself. */

type Schema = z.core.$ZodType;

/** The format that browser/start.mjs registers: JSON that keeps its layout. */
const FORMAT = "content";

const ABBREVIATIONS = /\b(ai|av1|cgi|faq|seo|vp9)\b/g;

/** `whyUs` or `why-us` as "Why us". */
const labelOf = (name: string): string => {
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[-_]+/g, " ")
    .trim()
    .toLowerCase()
    .replace(ABBREVIATIONS, (abbreviation) => abbreviation.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const inJson = (schema: Schema) => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });

const descriptionOf = (schema: Schema): string =>
  z.globalRegistry.get(schema)?.description ?? graphql.get(schema)?.description ?? "";

/** What the content check says of a text that breaks the schema's own rule. */
const messageOf = (schema: Schema): string => z.safeParse(schema, "\u0000").error?.issues[0]?.message ?? "";

const isNumberOrToken = (schema: Schema): boolean =>
  schema instanceof z.ZodNumber && Array.isArray(inJson(schema).type);

/** As the configuration's JSON can hold it. */
const unicode = (source: string): string => `/${source}/u`;

/** The rule for a text that its field can check: a pattern, and the words for whoever breaks it. */
const patternOf = (schema: Schema, pattern: string | undefined): [string, string] | undefined => {
  const role = roles.get(schema);
  if (role?.kind === "link") {
    const own = role.also.map((word) => `|${word}$`).join("");
    return [
      unicode(`^(\\/(?!\\/)|https:|mailto:|tel:|sms:${own})`),
      "must be a path of this site like /contact/, or begin with https://, mailto: or tel:",
    ];
  }
  if (schema instanceof z.ZodURL) return [unicode(String.raw`^https:\/\/[^\s\/]+\.\S+$`), messageOf(schema)];
  // Says only that a text isn't empty, as does `required`.
  if (pattern === undefined || pattern === String.raw`\S`) return undefined;
  return [unicode(pattern), messageOf(schema)];
};

const optionsOf = (schema: z.ZodEnum): { label: string; value: string | number }[] => {
  const described = new Map(graphql.get(schema)?.values ?? []);
  return schema.options.map((value) => ({
    label: [labelOf(String(value)), described.get(String(value))?.replace(/\.$/, "")]
      .filter((part, index, parts) => part !== undefined && part !== parts[index - 1])
      .join(": "),
    value,
  }));
};

interface CommonOptions {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required: boolean;
}

const fieldsOf = (schema: z.ZodObject, leftOut?: string): Field[] =>
  Object.entries(shapeOf(schema))
    .filter(([name]) => name !== leftOut)
    .map(([name, field]) => fieldOf(name, field));

const fieldOf = (name: string, schema: Schema): Field => {
  const { inner, required } = unwrapped(schema);
  const common = { name, label: labelOf(name), hint: descriptionOf(schema) || descriptionOf(inner), required };
  if (name === "$schema" && inner instanceof z.ZodLiteral) {
    return { name, widget: "hidden", default: [...inner.values][0] };
  }
  if (inner instanceof z.ZodArray) return listOf(common, inner);
  if (inner instanceof z.ZodObject) {
    const fields = fieldsOf(inner);
    return { ...common, widget: "object", fields, ...(fields.length > 2 ? { collapsed: "auto" as const } : {}) };
  }
  return valueOf(common, inner, schema instanceof z.ZodDefault ? schema.def.defaultValue : undefined);
};

const listOf = (common: CommonOptions, schema: z.ZodArray): Field => {
  const { element } = schema;
  const { minItems: min, maxItems: max } = inJson(schema);
  const options = { ...common, min, max };
  const one = singular(common.label);
  const list = { ...options, widget: "list" as const, collapsed: true, label_singular: one };
  if (element instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = element.def;
    const types = element.options
      .filter((option) => option instanceof z.ZodObject)
      .map((option) => {
        const name = String(inJson(shapeOf(option)[discriminator] ?? z.never()).const);
        return { name, label: labelOf(name), widget: "object" as const, fields: fieldsOf(option, discriminator) };
      });
    return { ...list, types, typeKey: discriminator };
  }
  if (element instanceof z.ZodObject) return { ...list, fields: fieldsOf(element) };
  if (element instanceof z.ZodEnum)
    return { ...options, widget: "select", multiple: true, options: optionsOf(element) };
  const item = valueOf({ name: "item", label: one, required: true }, element);
  return item.widget === "relation"
    ? { ...item, ...options, multiple: true }
    : { ...list, collapsed: false, field: item };
};

const valueOf = (common: CommonOptions, schema: Schema, initial?: unknown): Field => {
  const role = roles.get(schema);
  const { pattern, maxLength, minimum, maximum } = inJson(schema);
  if (schema instanceof z.ZodBoolean)
    return { ...common, required: false, widget: "boolean", default: initial === true };
  if (schema instanceof z.ZodEnum) return { ...common, widget: "select", options: optionsOf(schema), default: initial };
  if (schema instanceof z.ZodLiteral) {
    const options = [...schema.values].map((value) => ({ label: String(value), value: Number(value) }));
    return { ...common, widget: "select", options, default: initial };
  }
  if (schema instanceof z.ZodISODate) return { ...common, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  if (isNumberOrToken(schema)) {
    const numberOrToken = unicode(String.raw`^\d+$|${pattern ?? ""}`);
    return { ...common, widget: "string", pattern: [numberOrToken, "must be a whole number, or a token"] };
  }
  if (schema instanceof z.ZodNumber) {
    const valueType = schema instanceof z.ZodNumberFormat ? "int" : "float";
    return { ...common, widget: "number", value_type: valueType, min: minimum, max: maximum };
  }
  if (role?.kind === "image" || role?.kind === "svg") {
    const isImage = role.kind === "image";
    const size = isImage ? `At least ${role.minWidth} × ${role.minHeight} pixels.` : "An SVG file.";
    return {
      ...common,
      hint: `${common.hint ?? ""} ${size}`,
      widget: "image",
      accept: isImage ? ".webp,.jpg,.jpeg,.png" : ".svg",
      choose_url: false,
    };
  }
  if (role?.kind === "video") {
    return {
      ...common,
      widget: "file",
      accept: "video/mp4,video/webm",
      choose_url: false,
      media_folder: "/static/videos",
      public_folder: "/videos",
      // Names tell the encodings apart: hero.av1.mp4.
      media_libraries: { default: { config: { slugify_filename: false } } },
    };
  }
  const toName = { widget: "relation" as const, display_fields: ["name"] };
  if (role?.kind === "service-slug") return { ...common, ...toName, collection: "services", value_field: "{{slug}}" };
  if (role?.kind === "page-path" && role.folder)
    return { ...common, ...toName, collection: role.folder, value_field: "path" };
  const rule = patternOf(schema, pattern);
  return {
    ...common,
    hint: role?.kind === "icon" ? `${common.hint ?? ""} Find its name on phosphoricons.com.` : common.hint,
    widget: rule || role || (maxLength ?? Infinity) <= 160 ? "string" : "text",
    maxlength: maxLength === undefined || maxLength > 400 ? undefined : maxLength,
    pattern: rule,
  };
};

const singular = (label: string): string => label.replace(/ies$/, "y").replace(/([^su])s$/, "$1");

/** `services/*.json` is named "services", `why-us.json` "why-us". */
const nameOf = ({ pattern }: ContentFile): string => pattern.replace(/(\/\*)?\.json$/, "");

const isFolder = ({ pattern }: ContentFile): boolean => pattern.includes("*");

const hasItems = ({ schema }: ContentFile): boolean => "items" in shapeOf(schema);

/** The addresses of the fixed pages, and of a legal text. */
export type Addresses = SiteSettings["paths"] & { readonly legal: string };

/** The page that shows a file, or the section of it, by the file's name without ".json". */
const pageOf = (name: string, { services, works, clients, team, contact, blog, legal }: Addresses): string => {
  /** Files that the top of the home page doesn't show. */
  const pages: Readonly<Record<string, string>> = {
    "case-studies": "/#case-studies",
    clients,
    contact,
    faq: "/#faq",
    "home-services": "/#services",
    legal,
    method: "/#method",
    offices: "/#locations",
    "page-intros": services,
    partners: "/#partners",
    "portfolio-images": works,
    posts: blog,
    process: "/#process",
    reels: works,
    solutions: "/#solution",
    statistics: "/#statistics",
    team,
    testimonials: "/#testimonials",
    values: "/#about",
    websites: works,
    "why-us": "/#why-us",
  };
  return pages[name] ?? "/";
};

/** Folders of pictures that are named otherwise than their file. */
const PICTURE_FOLDERS: Readonly<Record<string, string>> = {
  home: "hero",
  "home-services": "videos",
  pages: "case-studies",
  "portfolio-images": "portfolio",
  posts: "blog",
};

/** Where new pictures of a file go, relative to data/, by the file's name without ".json". */
const pictureFolderOf = (name: string): string => `images/${PICTURE_FOLDERS[name] ?? name}`;

/** The fields of a file, and where new pictures of it go, if it has any. */
const contentOf = (file: ContentFile) => {
  const fields = fieldsOf(file.schema).map((field) =>
    // The items of a file are what the file is named after.
    field.name === "items" ? { ...field, label_singular: singular(labelOf(nameOf(file))) } : field,
  );
  if (!JSON.stringify(fields).includes('"widget":"image"')) return { format: FORMAT, fields };
  const folder = pictureFolderOf(nameOf(file));
  return { format: FORMAT, fields, media_folder: `/data/${folder}`, public_folder: `/${folder}` };
};

/** The whole configuration, for the files of data/. */
export const editorConfig = (
  backend: EditorBackend,
  siteUrl: string,
  addresses: Addresses,
  files: readonly ContentFile[] = siteFiles,
): CmsConfig => {
  const inFile = (file: ContentFile): CollectionFile => ({
    name: nameOf(file),
    label: labelOf(nameOf(file)),
    file: `data/${file.pattern}`,
    preview_path: pageOf(nameOf(file), addresses),
    ...contentOf(file),
  });
  const folderOf = (file: ContentFile): Collection => ({
    name: nameOf(file),
    label: labelOf(nameOf(file)),
    label_singular: singular(labelOf(nameOf(file))),
    folder: `data/${nameOf(file)}`,
    extension: "json",
    preview_path: "{{fields.path}}",
    create: true,
    identifier_field: "name",
    summary: "{{name}}",
    slug: "{{name}}",
    sortable_fields: { fields: ["order", "name"], default: { field: "order" } },
    ...contentOf(file),
  });
  const single = files.filter((file) => !isFolder(file));
  return {
    load_config_file: false,
    backend,
    app_title: "Editor",
    site_url: siteUrl,
    logo: { src: "/icons/icon-192.png" },
    media_folder: "/data/images",
    public_folder: "/images",
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: { providers: [] } },
    // The names of new pages' files keep their letters, as slugs do.
    slug: { encoding: "unicode", clean_accents: false },
    // A published page shows a change only after a build.
    editor: { preview: backend === LOCAL_BACKEND },
    output: { omit_empty_optional_fields: true },
    collections: [
      { name: "texts", label: "Brand and headings", files: single.filter((file) => !hasItems(file)).map(inFile) },
      ...files.filter(isFolder).map(folderOf),
      { name: "lists", label: "Lists", files: single.filter(hasItems).map(inFile) },
    ],
  };
};

/** The page that the preview of each file shows. Entries of folders are pages, whose addresses they have. */
export const previewPages = (addresses: Addresses): Readonly<Record<string, string>> =>
  Object.fromEntries(siteFiles.map((file) => [nameOf(file), isFolder(file) ? "" : pageOf(nameOf(file), addresses)]));

/** What Sveltia can't know of a file, by the name of its JSON Schema, with paths such as `items.*.value`. */
export interface FileRules {
  /** Numbers that a token can take the place of. */
  readonly numbers: readonly string[];
  /** The fields of objects, in their order. Kinds of sections share a path, and Sveltia mixes their fields. */
  readonly objects: readonly (readonly [path: string, fields: readonly string[]])[];
}

export const editorRules = (): Readonly<Record<string, FileRules>> =>
  Object.fromEntries(
    siteFiles.map(({ schema, jsonSchema }) => {
      const parts = schemasIn(schema).map(([path, part]) => [path, unwrapped(part).inner] as const);
      const numbers = parts.flatMap(([path, part]) => (isNumberOrToken(part) ? path : []));
      const objects = parts.flatMap(([path, part]) =>
        part instanceof z.ZodObject ? [[path, Object.keys(shapeOf(part))] as const] : [],
      );
      return [jsonSchema, { numbers, objects }];
    }),
  );
