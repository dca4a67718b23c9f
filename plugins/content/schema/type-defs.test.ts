/** @jest-environment node */
import { Kind, parse, print, type DefinitionNode } from "gatsby/graphql";
import { objectTypes } from "../../../test/content-schema";
import { typeDefs } from "./type-defs";

const definitions = typeDefs.flatMap((source): readonly DefinitionNode[] => parse(source).definitions);
const types = new Map(objectTypes().map((type) => [type.name.value, type]));

/** A field as GraphQL has it, without its description. */
const field = (type: string, name: string): string | undefined => {
  const found = types.get(type)?.fields?.find((candidate) => candidate.name.value === name);
  return found && print({ ...found, description: undefined });
};

describe("the GraphQL type of", () => {
  test.each([
    ["a text", "Client", "name", "name: String!"],
    ["a number", "Statistic", "value", "value: Int!"],
    ["a choice of numbers", "CardsSection", "columns", "columns: Int!"],
    ["a fraction", "SvgShape", "aspectRatio", "aspectRatio: Float!"],
    ["a switch that may be left out", "TeamMember", "founder", "founder: Boolean!"],
    ["an optional field", "Reel", "start", "start: Int"],
    ["an optional object", "Office", "phone", "phone: PhoneNumber"],
    ["a list", "CaseStudy", "tags", "tags: [String!]!"],
    ["an optional list", "LegalSection", "list", "list: [String!]"],
    ["a word of several that has a type", "Page", "colorScheme", "colorScheme: ColorScheme!"],
    ["a word of several that has none", "PageIntro", "path", "path: String!"],
    ["a date", "BlogPost", "datePublished", "datePublished: Date! @dateformat"],
    ["a picture", "Illustration", "file", 'file: File! @link(by: "relativePath")'],
    ["an object that the build adds", "Partner", "svg", "svg: SvgShape!"],
    ["a page, by its path", "HomeService", "page", 'page: Page! @link(by: "path")'],
    ["services, by their slugs", "Page", "related", 'related: [Page!]! @link(by: "slug")'],
    ["profiles, by their platforms", "PortfolioImage", "socials", "socials: [SocialProfile!]!"],
    ["a list of a union", "Page", "sections", "sections: [PageSection!]!"],
    ["the place in a file", "Client", "position", "position: Int!"],
    ["a section's id, which its heading makes where it is left out", "LegalSection", "anchor", "anchor: String!"],
    ["an id, which Gatsby keeps for itself", "Solution", "anchor", "anchor: String!"],
  ])("%s", (_, type, name, definition) => {
    expect(field(type, name)).toBe(definition);
  });

  test("content is a node, never inferred from the data", () => {
    const named = (type: string) => ({
      interfaces: types.get(type)?.interfaces?.map(({ name }) => name.value),
      directives: types.get(type)?.directives?.map(({ name }) => name.value),
    });
    expect(named("Page")).toEqual({ interfaces: ["Node"], directives: ["dontInfer"] });
    expect(named("PageHero")).toEqual({ interfaces: [], directives: ["dontInfer"] });
  });
});

test("every type is declared once", () => {
  const names = definitions.flatMap((definition) => ("name" in definition ? [definition.name?.value] : []));
  expect(names).toHaveLength(new Set(names).size);
});

test("GraphiQL has a description for every type, field and enum value", () => {
  const nameless = definitions.flatMap((definition) => {
    if (!("name" in definition && "description" in definition && definition.name)) return [];
    const { name: type } = definition;
    const fields = "fields" in definition ? definition.fields : undefined;
    const values = "values" in definition ? definition.values : undefined;
    return [definition, ...(fields ?? []), ...(values ?? [])]
      .filter(({ description }) => !description || description.value.length < 2)
      .map(({ name }) => `${type.value}.${name?.value ?? ""}`);
  });
  expect(nameless).toEqual([]);
});

describe("the union of sections", () => {
  const [sections] = definitions.filter((definition) => definition.kind === Kind.UNION_TYPE_DEFINITION);

  test("gives fields of one name one type, so that a query may ask for them side by side", () => {
    const seen = new Map<string, string>();
    for (const type of sections?.types?.map(({ name }) => name.value) ?? []) {
      for (const { name, type: fieldType } of types.get(type)?.fields ?? []) {
        const shape = print(fieldType).replace(/SectionFigure|SectionItem/, "item");
        expect([type, name.value, seen.get(name.value) ?? shape]).toEqual([type, name.value, shape]);
        seen.set(name.value, shape);
      }
    }
    expect(seen.size).toBeGreaterThan(5);
  });
});
