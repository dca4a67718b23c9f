import type { Actions, CreateSchemaCustomizationArgs } from "gatsby";
import { inlineSvgExtension } from "../assets/svg/inline-svg";
import { typeDefs, unions } from "./schema/type-defs";

interface SchemaApi {
  readonly actions: Pick<Actions, "createFieldExtension" | "createTypes">;
  readonly schema: Pick<CreateSchemaCustomizationArgs["schema"], "buildUnionType">;
}

/** Tells Gatsby every type of the content, so that it infers none. */
export const createSchemaCustomization = ({ actions, schema }: SchemaApi): void => {
  actions.createFieldExtension(inlineSvgExtension);
  actions.createTypes([...typeDefs, ...unions.map((union) => schema.buildUnionType(union))]);
};
