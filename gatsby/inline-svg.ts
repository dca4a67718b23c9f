import path from "node:path";
import type { Node } from "gatsby";
import { readSvg, type InlineSvg } from "./svg/parse-svg";

interface ResolverContext {
  nodeModel: {
    findRootNodeAncestor: (node: Node, predicate: (node: Node) => boolean) => Node | null;
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
 * The directive `@inlineSvg(from: "logo")`: opens the SVG file that another field of the node names. The file is
 * looked up as a node, so that an edit of it is noticed.
 */
export const inlineSvgExtension = {
  name: "inlineSvg",
  args: { from: "String!" },
  extend: ({ from }: { from: string }) => ({
    resolve: async (source: Node, _args: unknown, { nodeModel }: ResolverContext): Promise<InlineSvg> => {
      const json = nodeModel.findRootNodeAncestor(source, ({ internal }) => internal.type === "File");
      const absolutePath = path.posix.join(String(json?.dir), fileNameAt(source, from));
      const file = await nodeModel.findOne({ type: "File", query: { filter: { absolutePath: { eq: absolutePath } } } });
      if (!file) throw new Error(`${absolutePath} does not exist`);
      return readSvg(absolutePath, path.basename(absolutePath, ".svg"));
    },
  }),
};
