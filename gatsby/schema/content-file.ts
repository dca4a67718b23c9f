import { z } from "zod";
import { typeNames } from "./fields";
import type { SiteSettings } from "./site-settings";

/** A node to be made: its type, its place among its siblings, and its fields. */
export interface ContentNode {
  readonly type: string;
  readonly key: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** One JSON file of data/, or all files of one folder, and what becomes of it. */
export interface ContentFile {
  /** Relative to data/: `clients.json`, or `services/*.json`. */
  readonly pattern: string;
  /** The file of data/schema/ that describes it to editors. */
  readonly jsonSchema: string;
  /** The whole file, as the content check judges it. */
  readonly schema: z.ZodObject;
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
  return z.literal(address, {
    error: ({ input }) => (input === undefined ? `missing: must be "${address}"` : `must be "${address}"`),
  });
};

const withoutSchema = (content: Fields): Fields =>
  Object.fromEntries(Object.entries(content).filter(([field]) => field !== "$schema"));

interface Single<Entry extends z.ZodObject> {
  readonly pattern: string;
  /** The GraphQL type of the node. */
  readonly type: string;
  readonly entry: Entry;
  readonly jsonSchema?: string;
  readonly unique?: readonly (keyof z.output<Entry> & string)[];
  readonly required?: { readonly field: keyof z.output<Entry> & string; readonly values: readonly string[] };
  readonly toFields?: (entry: z.output<Entry>, site: SiteSettings) => Fields;
}

/** A file, or each file of a folder, that becomes one node. */
export const single = <Entry extends z.ZodObject>({
  pattern,
  type,
  entry,
  jsonSchema = pattern.replace(".json", ".schema.json"),
  unique = [],
  required,
  toFields = (fields) => fields,
}: Single<Entry>): ContentFile => {
  const schema = z.strictObject({ $schema: schemaField(pattern, jsonSchema), ...entry.shape });
  typeNames.add(schema, { type });
  return {
    pattern,
    jsonSchema,
    schema,
    unique,
    required,
    toNodes: (content, site) => {
      const fields = entry.parse(withoutSchema(schema.parse(content)));
      return [{ type, key: type, fields: toFields(fields, site) }];
    },
  };
};

interface Collection<Entry extends z.ZodObject> extends Omit<Single<Entry>, "jsonSchema"> {
  /** The fewest items that the layout can show. */
  readonly min?: number;
  /** Fields of the file beside its items, and the type of the node that they become. */
  readonly root?: { readonly type: string; readonly entry: z.ZodObject };
}

/** A file with `items`, each of which becomes a node with its `position` in the file. */
export const collection = <Entry extends z.ZodObject>({
  pattern,
  type,
  entry,
  min = 1,
  unique = [],
  required,
  root,
  toFields = (fields) => fields,
}: Collection<Entry>): ContentFile => {
  const jsonSchema = pattern.replace(".json", ".schema.json");
  const head = { $schema: schemaField(pattern, jsonSchema), ...root?.entry.shape };
  const items = z.array(entry).min(min);
  const schema = z.strictObject({ ...head, items });
  if (root) typeNames.add(schema, { type: root.type });
  return {
    pattern,
    jsonSchema,
    schema,
    unique,
    required,
    toNodes: (content, site) => {
      const file = z.object({ items }).parse(schema.parse(content));
      return [
        ...(root ? [{ type: root.type, key: root.type, fields: root.entry.strip().parse(content) }] : []),
        ...file.items.map((fields, position) => ({
          type,
          key: `${type} ${position}`,
          fields: { ...toFields(fields, site), position },
        })),
      ];
    },
  };
};
