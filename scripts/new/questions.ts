import { z } from "zod";
import { roles } from "../../gatsby/content/schema/fields";
import type { Fields } from "./content-kinds";

/** A field to be filled in. */
export interface Question {
  /** The field's place in the item, which is its option on the command line too: `image.alt`. */
  readonly path: string;
  readonly description: string;
  readonly type: "text" | "number" | "list" | "choice" | "picture";
  /** What may be chosen. */
  readonly options: readonly string[];
  /** The answer of the entry that serves as the example. Undefined if there is no other entry. */
  readonly initial: unknown;
}

/** What is used of JSON Schema here. */
interface FieldSchema {
  type?: string;
  /** `picture` for the path of one. */
  format?: string;
  description?: string;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema;
}

const fieldSchema: z.ZodType<FieldSchema> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    format: z.string().optional(),
    description: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    required: z.array(z.string()).optional(),
    properties: z.record(z.string(), fieldSchema).optional(),
    items: fieldSchema.optional(),
  }),
);

/** The schema of an entry, from the schema of its file: of its items, or of the file itself. */
export const entrySchemaOf = (file: z.ZodObject): FieldSchema => {
  const schema = fieldSchema.parse(
    z.toJSONSchema(file, {
      io: "input",
      target: "draft-7",
      override: ({ zodSchema, jsonSchema }) => {
        const kind = roles.get(zodSchema)?.kind;
        if (kind === "image" || kind === "svg") jsonSchema.format = "picture";
      },
    }),
  );
  return schema.properties?.items?.items ?? schema;
};

const fieldsOf = (value: unknown): Fields => z.record(z.string(), z.unknown()).catch({}).parse(value);

/** The fields that an entry has to have; what is optional can be added in the file. */
const requiredFields = ({ properties = {}, required = [] }: FieldSchema): [string, FieldSchema][] =>
  Object.entries(properties).filter(([name]) => required.includes(name) && name !== "$schema");

const typeOf = (schema: FieldSchema): Question["type"] | undefined => {
  if (schema.enum) return "choice";
  if (schema.type === "integer" || schema.type === "number") return "number";
  if (schema.type === "string") return schema.format === "picture" ? "picture" : "text";
  return schema.type === "array" && schema.items?.type === "string" ? "list" : undefined;
};

/**
 * The questions that make an entry, in the order of its fields.
 *
 * @param example an entry of the same file; lists of objects are taken from it as they are
 */
export const questionsOf = (schema: FieldSchema, example: unknown, at = ""): Question[] =>
  requiredFields(schema).flatMap(([name, field]) => {
    const path = at + name;
    const initial = fieldsOf(example)[name];
    if (field.properties) return questionsOf(field, initial, `${path}.`);
    const type = typeOf(field);
    const options = (field.enum ?? []).map(String);
    return type ? [{ path, description: field.description ?? "", type, options, initial }] : [];
  });

/** An entry of its answers, with the example's values where there is none, in the order of the schema. */
export const entryOf = (schema: FieldSchema, example: unknown, answers: Fields, at = ""): Fields =>
  Object.fromEntries(
    requiredFields(schema).map(([name, field]) => {
      const path = at + name;
      const initial = fieldsOf(example)[name];
      return [name, field.properties ? entryOf(field, initial, answers, `${path}.`) : (answers[path] ?? initial)];
    }),
  );
