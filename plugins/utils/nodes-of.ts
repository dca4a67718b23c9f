import type { Node } from "gatsby";
import { z } from "zod";

export type GetNodesByType = (type: string) => readonly Node[];

/** The fields of all nodes of a type that a hook needs, checked. */
export const nodesOf = <Shape extends z.ZodRawShape>(getNodesByType: GetNodesByType, type: string, fields: Shape) =>
  getNodesByType(type).map((node) => z.object(fields).parse(node));

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
