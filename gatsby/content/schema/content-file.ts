import { z } from "zod";
import { typeNameOf, wholeNumber } from "./fields";
import type { SiteSettings } from "./agency/site-settings";

/** A node to be made: its type, its place among its siblings, and its fields. */
export interface ContentNode {
  readonly type: string;
  readonly key: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What GraphQL is told of a type of nodes. */
export interface NodeType {
  readonly schema: z.ZodObject;
  /** Its fields beyond those of the JSON: `toFields` or a resolver makes them. */
  readonly derived: z.ZodRawShape;
}

/** One JSON file of data/, or all files of one folder, and what becomes of it. */
export interface ContentFile {
  /** Relative to data/: `clients.json`, or `services/*.json`. */
  readonly pattern: string;
  /** The file of data/schema/ that describes it to editors. */
  readonly jsonSchema: string;
  /** The whole file, as the content check validates it. */
  readonly schema: z.ZodObject;
  /** The types of the nodes that the file becomes. */
  readonly nodeTypes: readonly NodeType[];
  /** Fields that no two entries may share; of a folder, its files are the entries. */
  readonly unique: readonly string[];
  /** A field and the values that must each occur in it, because a page of the site asks for them. */
  readonly required?: { readonly field: string; readonly values: readonly string[] };
  /** @throws ZodError where the content does not fit the schema */
  readonly toNodes: (content: unknown, site: SiteSettings) => ContentNode[];
}

type Fields = Readonly<Record<string, unknown>>;

/** The address of a JSON Schema as a data file at `pattern` writes it in `$schema`. */
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
  /** The schema of the nodes, where the rules of the entries are stricter. */
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
  /** The fewest items that the layout can show. */
  readonly min?: number;
  /** Fields of the file beside its items, which become a node too. */
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
