import type { Node } from "gatsby";

/** A node as Gatsby passes it to a hook. */
export const fakeNode = (type: string, fields: { id: string; parent?: string } & Record<string, unknown>): Node => ({
  ...fields,
  parent: fields.parent ?? null,
  children: [],
  internal: { type, contentDigest: fields.id, owner: "test" },
});
