import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** Compiles the messages into what uses them; Jest does the same, in test/babel-transform.js. */
export const onCreateBabelConfig: NonNullable<GatsbyNode["onCreateBabelConfig"]> = ({ actions }) => {
  actions.setBabelPlugin({ name: path.resolve("gatsby", "messages", "babel-plugin.js"), options: {} });
};
