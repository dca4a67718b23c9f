import type { Actions, CreateSchemaCustomizationArgs } from "gatsby";
import { inlineSvgExtension } from "./inline-svg";
import { typeDefs } from "./schema";
import { SECTION_TYPES, sectionTypeOf } from "./schema/sections";

interface SchemaApi {
  readonly actions: Pick<Actions, "createFieldExtension" | "createTypes">;
  readonly schema: Pick<CreateSchemaCustomizationArgs["schema"], "buildUnionType">;
}

/** Tells Gatsby every type of the content, so that it infers none. */
export const createSchemaCustomization = ({ actions, schema }: SchemaApi): void => {
  actions.createFieldExtension(inlineSvgExtension);
  actions.createTypes([
    ...typeDefs,
    schema.buildUnionType({
      name: "PageSection",
      description: "One section of a page; its kind in the JSON decides which type it is.",
      types: Object.values(SECTION_TYPES),
      resolveType: sectionTypeOf,
    }),
  ]);
};
