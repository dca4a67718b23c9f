import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Node } from "gatsby";

interface InlineSvg {
  readonly viewBox: string;
  readonly body: string;
  readonly aspectRatio: number;
}

/** Attributes of the svg element that its content inherits; they move to a group inside. */
const INHERITED = /^(fill|stroke|color|opacity|clip-rule|font)(-|$)/;

const attributesOf = (tag: string): Map<string, string> =>
  new Map(
    [...tag.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = "", a, b]) => [name, a ?? b ?? ""]),
  );

/**
 * Takes an SVG file apart for inlining: the viewBox, and what stands inside the svg element with its ids made unique.
 *
 * @param prefix put before every id, so that the gradients of two files on one page do not answer to the same name
 * @throws Error where there is no svg element with a viewBox of four numbers
 */
export const parseSvg = (source: string, prefix: string): InlineSvg => {
  const [, open, content = ""] = /<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(source) ?? [];
  if (open === undefined) throw new Error("is not an SVG file");
  const attributes = attributesOf(open);
  const viewBox = attributes.get("viewBox") ?? "";
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0)) throw new Error("needs a viewBox with a width and a height");
  const inner = content
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/>\s+</g, "><")
    .replace(/(\bid=["'])/g, `$1${prefix}-`)
    .replace(/(\burl\(["']?#|\bhref=["']#)/g, `$1${prefix}-`)
    .trim();
  const inherited = [...attributes]
    .filter(([name]) => INHERITED.test(name))
    .map(([name, value]) => ` ${name}="${value}"`);
  return {
    viewBox,
    body: inherited.length > 0 ? `<g${inherited.join("")}>${inner}</g>` : inner,
    aspectRatio: Number((width / height).toFixed(4)),
  };
};

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
      return parseSvg(await readFile(absolutePath, "utf8"), path.basename(absolutePath, ".svg"));
    },
  }),
};
