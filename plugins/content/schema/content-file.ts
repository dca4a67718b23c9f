import { z } from "zod";
import { typeNameOf, wholeNumber } from "./fields";
import type { SiteSettings } from "./site-settings";

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

export interface ContentNode {
  readonly type: string;
  readonly fields: Fields;
}

export interface NodeType {
  readonly schema: z.ZodObject;
  /** Its fields beyond those of the JSON: `toFields` makes them. */
  readonly derived: z.ZodRawShape;
}

/** One JSON file in data/, or all files of one folder, and the nodes it becomes. */
export interface ContentFile {
  /** Relative to data/: `clients.json` or `services/*.json`. */
  readonly pattern: string;
  /** The file in data/schema/ that describes it to code editors. */
  readonly jsonSchema: string;
  readonly schema: z.ZodObject;
  readonly nodeTypes: readonly NodeType[];
  /** Fields that must be unique among the entries. In a folder, each file is an entry. */
  readonly unique: readonly string[];
  /** @throws ZodError if the content doesn't match the schema */
  readonly toNodes: (content: unknown, site: SiteSettings, dataDir: string) => ContentNode[];
}

const schemaField = (pattern: string, jsonSchema: string) => {
  const address = `${pattern.includes("/") ? "../" : "./"}schema/${jsonSchema}`;
  return z
    .literal(address, {
      error: ({ input }) => (input === undefined ? `missing: must be "${address}"` : `must be "${address}"`),
    })
    .describe("Lets an editor complete and check this file.");
};

/** The name of a field in GraphQL: Gatsby keeps `id` for itself. */
export const nodeFieldName = (field: string): string => (field === "id" ? "anchor" : field);

const toNode = (schema: z.ZodObject, content: Fields): ContentNode => ({
  type: typeNameOf(schema),
  fields: Object.fromEntries(Object.entries(content).map(([field, value]) => [nodeFieldName(field), value])),
});

interface Options<Shape extends z.ZodRawShape> {
  readonly entry: z.ZodObject<Shape>;
  readonly unique?: readonly (keyof Shape & string)[];
  readonly toFields?: (entry: z.output<z.ZodObject<Shape>>, site: SiteSettings, dataDir: string) => Fields;
  readonly derived?: z.ZodRawShape;
}

interface SingleOptions<Shape extends z.ZodRawShape> extends Options<Shape> {
  readonly pattern: string;
  /** The schema of the nodes, if the entries' rules are stricter. */
  readonly nodeSchema?: z.ZodObject;
  readonly jsonSchema?: string;
}

/** A file, or each file of a folder, that becomes one node. */
export const single = <Shape extends z.ZodRawShape>({
  pattern,
  entry,
  nodeSchema = entry,
  jsonSchema = pattern.replace(".json", ".schema.json"),
  unique = [],
  toFields = (fields) => fields,
  derived = {},
}: SingleOptions<Shape>): ContentFile => ({
  pattern,
  jsonSchema,
  schema: z.strictObject({ $schema: schemaField(pattern, jsonSchema), ...entry.shape }),
  nodeTypes: [{ schema: nodeSchema, derived }],
  unique,
  toNodes: (content, ...args) => [toNode(nodeSchema, toFields(entry.strip().parse(content), ...args))],
});

interface CollectionOptions<Shape extends z.ZodRawShape> extends Options<Shape> {
  /** The smallest number of items that the layout can show. */
  readonly min?: number;
  /** Values that must occur in a field because a page of the site asks for them. */
  readonly required?: { readonly field: keyof Shape & string; readonly values: readonly string[] };
  /** Other fields of the file, which become a node too. */
  readonly root?: z.ZodObject;
}

/** A file with `items`, each of which becomes a node with its `position` in the file. */
export const collection = <Shape extends z.ZodRawShape>(
  pattern: string,
  { entry, min = 1, unique = [], required, root, toFields = (fields) => fields, derived }: CollectionOptions<Shape>,
): ContentFile & { readonly entry: z.ZodObject<Shape> } => {
  const jsonSchema = pattern.replace(".json", ".schema.json");
  const items = z
    .array(entry)
    .min(min)
    .superRefine((entries, context) => {
      for (const value of required?.values ?? []) {
        if (required && !entries.some((fields) => Reflect.get(fields, required.field) === value)) {
          context.addIssue({ code: "custom", message: `has no item whose ${required.field} is ${value}` });
        }
      }
    })
    .describe("The entries, in the order in which the site shows them.");
  return {
    entry,
    pattern,
    jsonSchema,
    schema: z.strictObject({ $schema: schemaField(pattern, jsonSchema), ...root?.shape, items }),
    nodeTypes: [
      ...(root ? [{ schema: root, derived: {} }] : []),
      { schema: entry, derived: { position: wholeNumber().describe("The place in the file, from 0."), ...derived } },
    ],
    unique,
    toNodes: (content, ...args) => [
      ...(root ? [toNode(root, root.strip().parse(content))] : []),
      ...z
        .object({ items })
        .parse(content)
        .items.map((fields, position) => toNode(entry, { ...toFields(fields, ...args), position })),
    ],
  };
};
