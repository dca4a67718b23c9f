import type { Node } from "gatsby";
import { z } from "zod";

export type GetNodesByType = (type: string) => readonly Node[];

const placeOf = ({ position }: Node): number => (typeof position === "number" ? position : 0);

/** The fields of all nodes of a type that a hook needs, checked; items of a file in the order that they have there. */
export const nodesOf = <Shape extends z.ZodRawShape>(getNodesByType: GetNodesByType, type: string, fields: Shape) =>
  getNodesByType(type)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((node) => z.object(fields).parse(node));

const siteFields = {
  name: z.string(),
  description: z.string(),
  domain: z.string(),
  email: z.string(),
  language: z.string(),
  paths: z.object({ blog: z.string() }),
};

/** The facts of data/site.json that plugins publish. */
export const siteOf = (getNodesByType: GetNodesByType) => {
  const [site] = nodesOf(getNodesByType, "SiteSettings", siteFields);
  if (!site) throw new Error("There are no facts of the site to publish.");
  return site;
};

export type Site = ReturnType<typeof siteOf>;
