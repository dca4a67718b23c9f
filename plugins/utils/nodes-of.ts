import type { Node } from "gatsby";
import type { z } from "zod";

/** Gatsby's own function, which every hook gets. */
export type GetNodesByType = (type: string) => readonly Node[];

/** The fields of all nodes of a type that a hook needs, checked. */
export const nodesOf = <Schema extends z.ZodType>(
  getNodesByType: GetNodesByType,
  type: string,
  schema: Schema,
): z.output<Schema>[] => getNodesByType(type).map((node) => schema.parse(node));
