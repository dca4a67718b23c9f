import { z } from "zod";
import { contentFiles } from "../schema";
import { graphql, roles, shapeOf, type Role } from "../schema/fields";
import { commonFields, sectionSchema } from "../schema/pages/sections";

/* The tables of data/README.md that tell what each field is and may hold, made from the zod schemas. */

type Schema = z.core.$ZodType;
type Row = readonly string[];

const code = (text: string): string => `\`${text}\``;

const table = (rows: readonly Row[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const rule = widths.map((width) => "-".repeat(width));
  return [...rows.slice(0, 1), rule, ...rows.slice(1)]
    .map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`)
    .join("\n");
};

const descriptionOf = (schema: Schema): string => z.globalRegistry.get(schema)?.description ?? "";

/** The schema inside an optional field, a default or a list. */
const innermost = (schema: Schema): Schema => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return innermost(schema.unwrap());
  return schema instanceof z.ZodArray ? innermost(schema.element) : schema;
};

const objectIn = (schema: Schema): z.ZodObject | undefined => {
  const inner = innermost(schema);
  return inner instanceof z.ZodObject ? inner : undefined;
};

const typeOf = (schema: Schema): string => graphql.get(schema)?.type ?? "";

const nodeSchemas = contentFiles.flatMap(({ nodeTypes }) => nodeTypes.map(({ schema }) => schema));

const objectsIn = (schema: z.ZodObject): z.ZodObject[] =>
  Object.values(shapeOf(schema)).flatMap((field) => {
    const object = objectIn(field);
    return object ? [object, ...objectsIn(object)] : [];
  });

/** Objects that occur in several places. Each has its own table. Other objects' fields are listed in place. */
const parts = [...new Set(nodeSchemas)].flatMap(objectsIn);
const isShared = (object: z.ZodObject): boolean => parts.filter((part) => typeOf(part) === typeOf(object)).length > 1;
const sharedParts = new Map(parts.filter(isShared).map((part) => [typeOf(part), part]));

const REFERENCES: Readonly<Partial<Record<Role["kind"], string>>> = {
  image: "a picture file",
  svg: "an SVG file",
  icon: "the name of an icon",
  video: "a film of `static/`",
  link: "a page of this site, or an https, mailto or tel address",
  "page-path": "the `path` of a page",
  "old-path": "an address that is no page, from slash to slash",
  "service-slug": "the last part of a service's `path`",
};

/** The required size of an illustration's picture. */
const sizeOf = (schema: z.ZodObject): string => {
  const { file } = shapeOf(schema);
  const role = file && roles.get(file);
  return role?.kind === "image" ? ` of at least ${role.minWidth} × ${role.minHeight} pixels` : "";
};

const range = (minimum = Number.MIN_SAFE_INTEGER, maximum = Infinity): string =>
  minimum === Number.MIN_SAFE_INTEGER ? "" : maximum > 9999 ? ` from ${minimum}` : ` from ${minimum} to ${maximum}`;

/** What a field can contain, in words. The limits come from its JSON Schema. */
const valueOf = (schema: Schema): string => {
  if (schema instanceof z.ZodOptional) return `${valueOf(schema.unwrap())}; may be left out`;
  if (schema instanceof z.ZodDefault) {
    return `${valueOf(schema.unwrap())}; ${code(JSON.stringify(schema.def.defaultValue))} if left out`;
  }
  const { minItems = 0, maxItems, maxLength, minimum, maximum } = z.toJSONSchema(schema, { io: "input" });
  if (schema instanceof z.ZodArray) {
    const most = maxItems === undefined ? "" : `at most ${maxItems}`;
    const count = minItems === maxItems ? `${minItems}` : minItems > 1 ? `${minItems} or more` : most;
    return `${count ? `a list of ${count}` : "a list"}: ${valueOf(schema.element)}`;
  }
  if (schema instanceof z.ZodDiscriminatedUnion) return "sections, as above";
  if (schema instanceof z.ZodObject) {
    const type = typeOf(schema);
    return isShared(schema) ? `[${type}](#${type.toLowerCase()})${sizeOf(schema)}` : "the fields below";
  }
  if (schema instanceof z.ZodEnum) return schema.options.map((option) => code(String(option))).join(", ");
  if (schema instanceof z.ZodLiteral) return [...schema.values].map((value) => code(String(value))).join(", ");
  if (schema instanceof z.ZodBoolean) return "`true` or `false`";
  if (schema instanceof z.ZodNumber) return `a whole number${range(minimum, maximum)}`;
  if (schema instanceof z.ZodISODate) return "a date, like `2025-04-19`";
  if (schema instanceof z.ZodURL) return "an https address";
  if (schema instanceof z.ZodEmail) return "an email address";
  const role = roles.get(schema);
  const reference = role && REFERENCES[role.kind];
  return reference ?? (maxLength === undefined ? "text" : `text of at most ${maxLength} characters`);
};

const rowsOf = (shape: Readonly<Record<string, Schema>>, prefix = ""): Row[] =>
  Object.entries(shape).flatMap(([name, field]) => {
    const object = objectIn(field);
    const row = [code(`${prefix}${name}`), descriptionOf(field), valueOf(field)];
    return object && !isShared(object) ? [row, ...rowsOf(shapeOf(object), `${prefix}${name}.`)] : [row];
  });

const fieldTable = (shape: Readonly<Record<string, Schema>>): string =>
  table([["Field", "What it is", "What it may hold"], ...rowsOf(shape)]);

/** `items` of `title`, `text` */
const nameOf = ([name, field]: readonly [string, Schema]): string => {
  const object = objectIn(field);
  return object && !isShared(object)
    ? `${code(name)} of ${Object.keys(shapeOf(object)).map(code).join(", ")}`
    : code(name);
};

/** The kinds of section, each with its own fields. */
const sectionTable = (): string =>
  table([
    ["`kind`", "What it is", "What it holds"],
    ...sectionSchema.options.map((section) => [
      [...section.shape.kind.values].map(code).join(),
      graphql.get(section)?.description ?? "",
      Object.entries(shapeOf(section))
        .filter(([name]) => name !== "kind" && !(name in commonFields))
        .map(nameOf)
        .join("; "),
    ]),
  ]);

/** Every field of every file, and of the parts they share. */
const fileTables = (): string => {
  const patterns = new Map<z.ZodObject, string[]>();
  for (const { pattern, nodeTypes } of contentFiles) {
    for (const { schema } of nodeTypes) patterns.set(schema, [...(patterns.get(schema) ?? []), code(pattern)]);
  }
  return [...[...patterns].map(([schema, names]) => [names.join(" and "), schema] as const), ...sharedParts]
    .map(
      ([heading, schema]) =>
        `### ${heading}\n\n${graphql.get(schema)?.description ?? ""}\n\n${fieldTable(shapeOf(schema))}`,
    )
    .join("\n\n");
};

const TABLES: Readonly<Record<string, () => string>> = {
  sections: sectionTable,
  "fields of every section": () => fieldTable(commonFields),
  "fields of every file": fileTables,
};

/** The text with new tables between `<!-- generated: sections -->` and `<!-- end -->`. */
export const withTables = (text: string): string =>
  text.replace(
    /(<!-- generated: (.+) -->\n)[^]*?(<!-- end -->)/g,
    (_, start: string, name: string, end: string) => `${start}\n${TABLES[name]?.() ?? ""}\n\n${end}`,
  );
