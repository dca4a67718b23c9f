/** @jest-environment node */
import { Kind, parse, type EnumTypeDefinitionNode, type FieldDefinitionNode, type TypeNode } from "gatsby/graphql";
import { z } from "zod";
import { innerType, objectTypes } from "../testing/content-schema";
import { shapeOf, typeNames } from "./fields";
import { SECTION_TYPES } from "./sections";
import { contentFileFor, contentFiles, typeDefs } from ".";

const definitions = typeDefs.flatMap((source) => parse(source).definitions);
const enums = new Map(
  definitions
    .filter((definition): definition is EnumTypeDefinitionNode => definition.kind === Kind.ENUM_TYPE_DEFINITION)
    .map((definition) => [definition.name.value, (definition.values ?? []).map(({ name }) => name.value)]),
);
const types = new Map(objectTypes().map((type) => [type.name.value, type]));

/** Fields that GraphQL has beyond the JSON: derived ones, and the place in the file. */
const ADDED: Readonly<Record<string, readonly string[]>> = {
  Page: ["slug", "isService"],
  Partner: ["svg"],
  Client: ["svg"],
  Solution: ["svg", "anchor"],
  HomeService: ["anchor"],
  BlogPost: ["feedImage"],
};
/** Fields that GraphQL calls by another name. */
const RENAMED: Readonly<Record<string, readonly string[]>> = { Solution: ["id"], HomeService: ["id"] };

/** Every object of the content whose GraphQL type is known, by that type. */
const contentTypes = (): Map<string, z.ZodObject[]> => {
  const found = new Map<string, z.ZodObject[]>();
  const visit = (schema: z.core.$ZodType): void => {
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) visit(schema.unwrap());
    else if (schema instanceof z.ZodArray) visit(schema.element);
    else if (schema instanceof z.ZodDiscriminatedUnion) schema.options.forEach(visit);
    else if (schema instanceof z.ZodObject) {
      const type = typeNames.get(schema)?.type;
      if (type) found.set(type, [...(found.get(type) ?? []), schema]);
      Object.values(shapeOf(schema)).forEach(visit);
    }
  };
  for (const { schema } of contentFiles) visit(schema);
  return found;
};

/** The fields that become fields of the type; a whole file has two that do not. */
const fieldsOf = (schema: z.ZodObject): [string, z.core.$ZodType][] =>
  Object.entries(shapeOf(schema)).filter(
    ([name]) => !("$schema" in schema.shape && ["$schema", "items"].includes(name)),
  );

/** The JSON's field in GraphQL's notation, as far as both must agree: lists, nullability, and the kind of the value. */
const notation = (schema: z.core.$ZodType, isOptional = false): string => {
  if (schema instanceof z.ZodOptional) return notation(schema.unwrap(), true);
  if (schema instanceof z.ZodDefault) return notation(schema.unwrap());
  const bang = isOptional ? "" : "!";
  if (schema instanceof z.ZodArray) return `[${notation(schema.element)}]${bang}`;
  if (schema instanceof z.ZodDiscriminatedUnion) return `union${bang}`;
  if (schema instanceof z.ZodObject) return `${typeNames.get(schema)?.type ?? "unnamed"}${bang}`;
  if (schema instanceof z.ZodNumber || schema instanceof z.ZodUnion) return `Int${bang}`;
  if (schema instanceof z.ZodBoolean) return `Boolean${bang}`;
  return `text${bang}`;
};

const isList = (type: TypeNode): boolean =>
  type.kind === Kind.LIST_TYPE || (type.kind === Kind.NON_NULL_TYPE && isList(type.type));

const sdlNotation = ({ type }: FieldDefinitionNode): string => {
  const inner = innerType(type);
  const name =
    inner === "PageSection" ? "union" : ["String", "File", "Date"].includes(inner) || enums.has(inner) ? "text" : inner;
  const bang = type.kind === Kind.NON_NULL_TYPE ? "!" : "";
  return isList(type) ? `[${name}!]${bang}` : `${name}${bang}`;
};

/** Fields that hold a name in the JSON and the thing itself in GraphQL. */
const RESOLVED: readonly string[] = ["Page.related", "HomeService.page", "PortfolioImage.socials"];

describe("the two descriptions of a type", () => {
  const cases = [...contentTypes()].map(([type, schemas]) => ({ type, schemas }));

  test.each(cases)("of $type name the same fields", ({ type, schemas }) => {
    const inGraphql = (types.get(type)?.fields ?? [])
      .map(({ name }) => name.value)
      .filter((name) => name !== "position");
    for (const schema of schemas) {
      const inJson = fieldsOf(schema).map(([name]) => name);
      const expected = [...inJson.filter((name) => !RENAMED[type]?.includes(name)), ...(ADDED[type] ?? [])];
      expect(inGraphql.sort()).toEqual(expected.sort());
    }
  });

  test.each(cases)("of $type agree on lists, nulls and kinds of value", ({ type, schemas }) => {
    for (const field of types.get(type)?.fields ?? []) {
      const name = field.name.value;
      const inJson = schemas.flatMap((schema) =>
        fieldsOf(schema)
          .filter(([key]) => key === name)
          .map(([, value]) => `${name}: ${notation(value)}`),
      );
      if (inJson.length === 0 || RESOLVED.includes(`${type}.${name}`)) continue;
      // Where two files share a type, as services and other pages do, one may be stricter than GraphQL.
      expect(inJson).toContain(`${name}: ${sdlNotation(field)}`);
    }
  });

  test("agree on the values of enums", () => {
    const check = (schema: z.core.$ZodType, sdl: FieldDefinitionNode, path: string): void => {
      if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) check(schema.unwrap(), sdl, path);
      const values = enums.get(innerType(sdl.type));
      if (!values) return;
      if (schema instanceof z.ZodEnum)
        expect({ path, values: [...schema.options].sort() }).toEqual({ path, values: [...values].sort() });
    };
    for (const { type, schemas } of cases) {
      for (const [name, field] of schemas.flatMap(fieldsOf)) {
        const sdl = types.get(type)?.fields?.find((candidate) => candidate.name.value === name);
        if (sdl) check(field, sdl, `${type}.${name}`);
      }
    }
    expect(enums.size).toBeGreaterThan(0);
  });

  test("leave out no type that GraphQL has", () => {
    const withoutJson = ["DataFile", "InlineSvg"];
    expect([...types.keys()].filter((type) => !withoutJson.includes(type)).sort()).toEqual(
      [...contentTypes().keys()].sort(),
    );
  });
});

describe("what GraphiQL shows", () => {
  test("has a description on every type, field and enum value", () => {
    const nameless = definitions.flatMap((definition) => {
      if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.ENUM_TYPE_DEFINITION) return [];
      const inner = definition.kind === Kind.OBJECT_TYPE_DEFINITION ? definition.fields : definition.values;
      return [definition, ...(inner ?? [])]
        .filter(({ description }) => !description || description.value.length < 2)
        .map(({ name }) => `${definition.name.value}.${name.value}`);
    });
    expect(nameless).toEqual([]);
  });

  test("is never inferred from the data", () => {
    const inferred = [...types.values()].filter(
      ({ directives = [] }) => !directives.some(({ name }) => name.value === "dontInfer"),
    );
    expect(inferred.map(({ name }) => name.value)).toEqual([]);
  });
});

describe("the union of sections", () => {
  test("gives fields of one name one type, so that a query may ask for them side by side", () => {
    const seen = new Map<string, string>();
    for (const type of Object.values(SECTION_TYPES)) {
      for (const field of types.get(type)?.fields ?? []) {
        const shape = sdlNotation(field).replace(/SectionFigure|SectionItem/, "item");
        expect([type, field.name.value, seen.get(field.name.value) ?? shape]).toEqual([type, field.name.value, shape]);
        seen.set(field.name.value, shape);
      }
    }
    expect(seen.size).toBeGreaterThan(5);
  });
});

describe("the registry", () => {
  test.each([
    ["clients.json", "clients.json"],
    ["services/video-shoot.json", "services/*.json"],
    ["placeholders/about.json", "placeholders/*.json"],
  ])("finds the rules for %s", (file, pattern) => {
    expect(contentFileFor(file)?.pattern).toBe(pattern);
  });

  test.each(["clinets.json", "services/old/video-shoot.json", "schema/clients.schema.json", "services/notes.txt"])(
    "has none for %s",
    (file) => {
      expect(contentFileFor(file)).toBeUndefined();
    },
  );
});
