import { z } from "zod";
import { nodeFieldName } from "./content-file";
import { graphql, schemasIn, shapeOf, typeNameOf, unwrapped } from "./fields";
import { contentFiles } from ".";

/** The type of the node for a whole JSON file, which `source-items` turns into nodes of the other types. */
export const DATA_FILE_TYPE = "DataFile";

type Schema = z.core.$ZodType;

const scalarType = (schema: Schema): string => {
  if (schema instanceof z.ZodBoolean) return "Boolean";
  if (schema instanceof z.ZodNumberFormat) return "Int";
  if (schema instanceof z.ZodNumber) return "Float";
  return schema instanceof z.ZodLiteral && typeof schema.def.values[0] === "number" ? "Int" : "String";
};

/** The type of a field in GraphQL's notation: `[Page!]!`. */
const fieldType = (schema: Schema): string =>
  schema instanceof z.ZodOptional ? nullableType(schema.unwrap()) : `${nullableType(schema)}!`;

const nullableType = (schema: Schema): string => {
  if (schema instanceof z.ZodDefault) return nullableType(schema.unwrap());
  if (schema instanceof z.ZodArray) return `[${fieldType(schema.element)}]`;
  return graphql.get(schema)?.type ?? scalarType(schema);
};

const directiveOf = (schema: Schema): string => {
  const { inner } = unwrapped(schema);
  return inner instanceof z.ZodArray ? directiveOf(inner.element) : (graphql.get(inner)?.directive ?? "");
};

/** JSON's notation for texts is valid in GraphQL. */
const described = (description: string | undefined, definition: string): string =>
  `${JSON.stringify(description ?? "")}\n${definition}`;

const fieldDefinition = ([name, schema]: readonly [string, Schema]): string =>
  described(
    z.globalRegistry.get(schema)?.description,
    `${nodeFieldName(name)}: ${fieldType(schema)} ${directiveOf(schema)}`,
  );

/** @param derived of a type of nodes, the fields beyond those of the JSON */
const objectDefinition = (schema: z.ZodObject, derived?: z.ZodRawShape): string => {
  const fields = Object.entries({ ...shapeOf(schema), ...derived }).map(fieldDefinition);
  return described(
    graphql.get(schema)?.description,
    `type ${typeNameOf(schema)} ${derived ? "implements Node " : ""}@dontInfer {\n${fields.join("\n")}\n}`,
  );
};

const enumDefinition = (schema: z.ZodEnum): string => {
  const { description, values = [] } = graphql.get(schema) ?? {};
  const definitions = values.map(([value, meaning]) => described(meaning, value));
  return described(description, `enum ${typeNameOf(schema)} {\n${definitions.join("\n")}\n}`);
};

/** The members of a union aren't nodes of their own. Each says its type in `internal`, as nodes do. */
const unionDefinition = (schema: z.ZodDiscriminatedUnion): string =>
  described(
    graphql.get(schema)?.description,
    `union ${typeNameOf(schema)} = ${schema.options.map(typeNameOf).join(" | ")}`,
  );

const nodeTypes = contentFiles.flatMap((contentFile) => contentFile.nodeTypes);

const parts = nodeTypes
  .flatMap(({ schema, derived }) => [...Object.values(shapeOf(schema)), ...Object.values(derived)])
  .flatMap((schema) => schemasIn(schema).map(([, part]) => unwrapped(part).inner))
  // A schema without a description names a type that is declared elsewhere.
  .filter((schema) => graphql.get(schema)?.description !== undefined);

/** The types of all content: one for each object, enum and union with a name and a description. If several schemas declare a type, it's the same in each. */
export const typeDefs: readonly string[] = [
  ...new Set([
    ...nodeTypes.map(({ schema, derived }) => objectDefinition(schema, derived)),
    ...parts.filter((schema) => schema instanceof z.ZodObject).map((schema) => objectDefinition(schema)),
    ...parts.filter((schema) => schema instanceof z.ZodEnum).map(enumDefinition),
    ...parts.filter((schema) => schema instanceof z.ZodDiscriminatedUnion).map(unionDefinition),
  ]),
  `"One JSON file of data/. Its content is reached through the types made from it, such as Client or Page."
  type ${DATA_FILE_TYPE} implements Node @dontInfer {
    "Identifies the file's node within one build."
    id: ID!
  }`,
];
