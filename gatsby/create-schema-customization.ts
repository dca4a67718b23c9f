import type { GatsbyNode } from "gatsby";
import { inlineSvgExtension } from "./inline-svg";
import { typeDefs } from "./schema";
import { SECTION_TYPES } from "./schema/sections";

const isKind = (kind: unknown): kind is keyof typeof SECTION_TYPES => typeof kind === "string" && kind in SECTION_TYPES;

export const createSchemaCustomization: NonNullable<GatsbyNode["createSchemaCustomization"]> = ({
  actions,
  schema,
}) => {
  actions.createFieldExtension(inlineSvgExtension);
  actions.createTypes([
    ...typeDefs,
    schema.buildUnionType({
      name: "PageSection",
      description: "One section of a page; its kind in the JSON decides which type it is.",
      types: Object.values(SECTION_TYPES),
      resolveType: ({ kind }: { kind?: unknown }) => (isKind(kind) ? SECTION_TYPES[kind] : undefined),
    }),
  ]);
};
