import path from "node:path";
import type { Node } from "gatsby";
import { readSvg } from "../utils/parse-svg";

interface ResolverContext {
  nodeModel: {
    findOne: (args: { type: string; query: object }) => Promise<Node | null>;
  };
}

/** The text at a dotted path: `image.file`. */
const fileNameAt = (source: unknown, from: string): string =>
  String(
    from
      .split(".")
      .reduce((value: unknown, key) => (value instanceof Object ? Reflect.get(value, key) : undefined), source),
  );

/**
 * The directive `@svgShape(from: "logo")` opens the SVG file in data/ that another field of the node names. The file
 * is looked up as a node, so that Gatsby notices edits.
 */
export const svgShapeExtension = {
  name: "svgShape",
  args: { from: "String!" },
  extend: ({ from }: { from: string }) => ({
    resolve: async (source: Node, _args: unknown, { nodeModel }: ResolverContext): Promise<{ aspectRatio: number }> => {
      const relativePath = fileNameAt(source, from);
      const file = await nodeModel.findOne({ type: "File", query: { filter: { relativePath: { eq: relativePath } } } });
      if (!file) throw new Error(`data/${relativePath} does not exist`);
      const { aspectRatio } = await readSvg(String(file.absolutePath), path.basename(relativePath, ".svg"));
      return { aspectRatio };
    },
  }),
};
