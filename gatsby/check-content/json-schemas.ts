import { Kind, parse } from "gatsby/graphql";
import { z } from "zod";
import { contentFiles, typeDefs } from "../schema";
import { typeNames } from "../schema/fields";

/** The description of each field of each GraphQL type, by `Type.field`. */
const fieldDescriptions = (): Map<string, string> =>
  new Map(
    typeDefs
      .flatMap((source) => parse(source).definitions)
      .flatMap((definition) =>
        definition.kind === Kind.OBJECT_TYPE_DEFINITION
          ? (definition.fields ?? []).map(
              (field) => [`${definition.name.value}.${field.name.value}`, field.description?.value ?? ""] as const,
            )
          : [],
      ),
  );

const describeIn = (
  descriptions: ReadonlyMap<string, string>,
  type: string | undefined,
  field: string,
): string | undefined => {
  if (field === "$schema") return "Lets an editor complete and check this file.";
  if (field === "items") return "The entries, in the order in which the site shows them.";
  // The one field whose name differs: GraphQL keeps `id` for itself.
  return descriptions.get(`${type}.${field}`) ?? (field === "id" ? descriptions.get(`${type}.anchor`) : undefined);
};

/**
 * A JSON Schema for each kind of file in data/, by its name in data/schema/, for editors to complete and check fields
 * as they are typed. The rules are those of the content check, the descriptions those of GraphiQL.
 */
export const jsonSchemas = (): ReadonlyMap<string, string> => {
  const descriptions = fieldDescriptions();
  // Services and other pages name the same schema. The last one counts, the one for any page.
  return new Map(
    contentFiles.map(({ jsonSchema, schema }) => {
      const described = z.toJSONSchema(schema, {
        io: "input",
        target: "draft-7",
        override: ({ zodSchema, jsonSchema: node }) => {
          const type = typeNames.get(zodSchema)?.type;
          for (const [field, property] of Object.entries(node.properties ?? {})) {
            const description = describeIn(descriptions, type, field);
            if (description && typeof property === "object") property.description = description;
          }
        },
      });
      return [jsonSchema, `${JSON.stringify(described, null, 2)}\n`] as const;
    }),
  );
};
