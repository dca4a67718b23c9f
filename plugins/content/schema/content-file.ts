import { z } from "zod";
import { typeNameOf, wholeNumber } from "./fields";
import type { SiteSettings } from "./agency/site-settings";

/** A node to create: its type, its place among its siblings, and its fields. */
export interface ContentNode {
  readonly type: string;
  readonly key: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What GraphQL knows about a type of nodes. */
export interface NodeType {
  readonly schema: z.ZodObject;
  /** Its fields beyond those of the JSON: `toFields` or a resolver makes them. */
  readonly derived: z.ZodRawShape;
}

/** One JSON file in data/, or all files of one folder, and the nodes it becomes. */
export interface ContentFile {
  /** Relative to data/: `clients.json` or `services/*.json`. */
  readonly pattern: string;
  /** The file in data/schema/ that describes it to code editors. */
  readonly jsonSchema: string;
  /** The schema of the whole file, which the content check uses. */
  readonly schema: z.ZodObject;
  /** The types of the nodes that the file becomes. */
  readonly nodeTypes: readonly NodeType[];
  /** Fields that must be unique among the entries. In a folder, each file is an entry. */
  readonly unique: readonly string[];
  /** A field, and values that must occur in it because a page of the site asks for them. */
  readonly required?: { readonly field: string; readonly values: readonly string[] };
  /** @throws ZodError if the content doesn't match the schema */
  readonly toNodes: (content: unknown, site: SiteSettings) => ContentNode[];
}

type Fields = Readonly<Record<string, unknown>>;

/** The path to a JSON Schema that a data file at `pattern` writes in `$schema`. */
const schemaAddress = (pattern: string, jsonSchema: string): string =>
  `${pattern.includes("/") ? "../" : "./"}schema/${jsonSchema}`;

const schemaField = (pattern: string, jsonSchema: string) => {
  const address = schemaAddress(pattern, jsonSchema);
  return z
    .literal(address, {
      error: ({ input }) => (input === undefined ? `missing: must be "${address}"` : `must be "${address}"`),
    })
    .describe("Lets an editor complete and check this file.");
};

const withoutSchema = (content: unknown): Fields =>
  Object.fromEntries(Object.entries(content ?? {}).filter(([field]) => field !== "$schema"));

/** The name of a field in GraphQL: Gatsby keeps `id` for itself. */
export const nodeFieldName = (field: string): string => (field === "id" ? "anchor" : field);

/** @param position in the file, of one of its items */
const toNode = (schema: z.ZodObject, content: Fields, position?: number): ContentNode => {
  const type = typeNameOf(schema);
  const fields = Object.fromEntries(Object.entries(content).map(([field, value]) => [nodeFieldName(field), value]));
  return position === undefined
    ? { type, key: type, fields }
    : { type, key: `${type} ${position}`, fields: { ...fields, position } };
};

interface Single<Entry extends z.ZodObject> {
  readonly pattern: string;
  readonly entry: Entry;
  /** The schema of the nodes, if the entries' rules are stricter. */
  readonly nodeSchema?: z.ZodObject;
  readonly jsonSchema?: string;
  readonly unique?: readonly (keyof z.output<Entry> & string)[];
  readonly required?: { readonly field: keyof z.output<Entry> & string; readonly values: readonly string[] };
  readonly toFields?: (entry: z.output<Entry>, site: SiteSettings) => Fields;
  readonly derived?: z.ZodRawShape;
}

/** A file, or each file of a folder, that becomes one node. */
export const single = <Entry extends z.ZodObject>({
  pattern,
  entry,
  nodeSchema = entry,
  jsonSchema = pattern.replace(".json", ".schema.json"),
  unique = [],
  required,
  toFields = (fields) => fields,
  derived = {},
}: Single<Entry>): ContentFile => {
  const schema = z.strictObject({ $schema: schemaField(pattern, jsonSchema), ...entry.shape });
  return {
    pattern,
    jsonSchema,
    schema,
    nodeTypes: [{ schema: nodeSchema, derived }],
    unique,
    required,
    toNodes: (content, site) => {
      const fields = entry.parse(withoutSchema(content));
      return [toNode(nodeSchema, toFields(fields, site))];
    },
  };
};

interface Collection<Entry extends z.ZodObject> extends Omit<Single<Entry>, "jsonSchema" | "nodeSchema"> {
  /** The smallest number of items that the layout can show. */
  readonly min?: number;
  /** Other fields of the file, which become a node too. */
  readonly root?: z.ZodObject;
}

/** A file with `items`, each of which becomes a node with its `position` in the file. */
export const collection = <Entry extends z.ZodObject>({
  pattern,
  entry,
  min = 1,
  unique = [],
  required,
  root,
  toFields = (fields) => fields,
  derived = {},
}: Collection<Entry>): ContentFile => {
  const jsonSchema = pattern.replace(".json", ".schema.json");
  const head = { $schema: schemaField(pattern, jsonSchema), ...root?.shape };
  const items = z.array(entry).min(min).describe("The entries, in the order in which the site shows them.");
  const schema = z.strictObject({ ...head, items });
  return {
    pattern,
    jsonSchema,
    schema,
    nodeTypes: [
      ...(root ? [{ schema: root, derived: {} }] : []),
      { schema: entry, derived: { position: wholeNumber().describe("The place in the file, from 0."), ...derived } },
    ],
    unique,
    required,
    toNodes: (content, site) => {
      const file = z.object({ items }).parse(content);
      return [
        ...(root ? [toNode(root, root.strip().parse(content))] : []),
        ...file.items.map((fields, position) => toNode(entry, toFields(fields, site), position)),
      ];
    },
  };
};
