/** @jest-environment node */
import { Kind, parse, print, type DefinitionNode } from "gatsby/graphql";
import { objectTypes } from "../../../test/content-schema";
import { typeDefs, unions } from "./type-defs";

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
    ["a word of several that has a type", "Page", "palette", "palette: Palette!"],
    ["a word of several that has none", "PageIntro", "path", "path: String!"],
    ["a date", "BlogPost", "datePublished", "datePublished: Date! @dateformat"],
    ["a picture", "Illustration", "file", 'file: File! @link(by: "relativePath")'],
    ["an SVG file, opened", "Partner", "svg", 'svg: SvgShape! @svgShape(from: "image.file")'],
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
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.ENUM_TYPE_DEFINITION) return [];
    const inner = definition.kind === Kind.OBJECT_TYPE_DEFINITION ? definition.fields : definition.values;
    return [definition, ...(inner ?? [])]
      .filter(({ description }) => !description || description.value.length < 2)
      .map(({ name }) => `${definition.name.value}.${name.value}`);
  });
  expect(nameless).toEqual([]);
  expect(unions.filter(({ description }) => description.length < 2)).toEqual([]);
});

describe("the union of sections", () => {
  const [sections] = unions;

  test.each([
    ["prose", "ProseSection"],
    ["call-to-action", "CallToActionSection"],
    ["something else", undefined],
    [undefined, undefined],
  ])("takes a section of kind %s for a %s", (kind, type) => {
    expect(sections?.resolveType({ kind })).toBe(type);
  });

  test("gives fields of one name one type, so that a query may ask for them side by side", () => {
    const seen = new Map<string, string>();
    for (const type of sections?.types ?? []) {
      for (const { name, type: fieldType } of types.get(type)?.fields ?? []) {
        const shape = print(fieldType).replace(/SectionFigure|SectionItem/, "item");
        expect([type, name.value, seen.get(name.value) ?? shape]).toEqual([type, name.value, shape]);
        seen.set(name.value, shape);
      }
    }
    expect(seen.size).toBeGreaterThan(5);
  });
});
