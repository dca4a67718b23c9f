import type { Actions, CreateSchemaCustomizationArgs } from "gatsby";
import { svgShapeExtension } from "./svg-shape";
import { typeDefs, unions } from "./schema/type-defs";

interface SchemaApi {
  readonly actions: Pick<Actions, "createFieldExtension" | "createTypes">;
  readonly schema: Pick<CreateSchemaCustomizationArgs["schema"], "buildUnionType">;
}

/** Tells Gatsby every type of the content, so that it infers none. */
export const createSchemaCustomization = ({ actions, schema }: SchemaApi): void => {
  actions.createFieldExtension(svgShapeExtension);
  actions.createTypes([...typeDefs, ...unions.map((union) => schema.buildUnionType(union))]);
};
