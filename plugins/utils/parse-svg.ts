import { readFile } from "node:fs/promises";
import createDOMPurify, { type Config } from "dompurify";
import { JSDOM } from "jsdom";
import { optimize, type PluginConfig } from "svgo";

/** A drawing, as written into pages and sprites. */
export interface InlineSvg {
  readonly viewBox: string;
  /** The markup inside the svg element. */
  readonly body: string;
  readonly aspectRatio: number;
}

const SVG = "http://www.w3.org/2000/svg";
const REMEDY = 'Export it as "plain SVG" or "optimised SVG", or take that part out';

/** What drawing programs add and a drawing can do without. None of svgo's plugins that redraw shapes is used. */
const cleaning = (prefix: string): PluginConfig[] => [
  "removeDoctype",
  "removeXMLProcInst",
  "removeComments",
  "removeMetadata",
  "removeTitle",
  { name: "removeDesc", params: { removeAny: true } },
  "removeEditorsNSData",
  "removeXlink",
  // A file that was copied out of a page has no namespace.
  { name: "addAttributesToSVGElement", params: { attributes: [{ xmlns: SVG }] } },
  { name: "inlineStyles", params: { onlyMatchedOnce: false } },
  "convertStyleToAttrs",
  { name: "removeAttrs", params: { attrs: ["class", "data-.*", "aria-.*"] } },
  { name: "cleanupIds", params: { minify: false } },
  // Two drawings in one sprite mustn't share the ids of their gradients.
  { name: "prefixIds", params: { prefix, delim: "-" } },
];

const { window } = new JSDOM("");
const purify = createDOMPurify(window);

/** DOMPurify's list for SVG, and `use` for what a drawing repeats, without what links, moves or loads. */
const ALLOWED: Config & { IN_PLACE: true } = {
  USE_PROFILES: { svg: true, svgFilters: true },
  ADD_TAGS: ["use"],
  FORBID_TAGS: ["a", "style", "image", "feImage", "animateColor", "animateMotion", "animateTransform"],
  FORBID_ATTR: ["style", "tabindex"],
  IN_PLACE: true,
};

/** What DOMPurify removes from a drawing, in words. */
const removedFrom = (root: Element): string | undefined => {
  purify.sanitize(root, ALLOWED);
  const [removed] = purify.removed;
  if (!removed) return undefined;
  if ("element" in removed) return `contains <${removed.element.nodeName}>`;
  return `has ${removed.attribute?.name ?? "an attribute"} on <${removed.from.nodeName}>`;
};

/** DOMPurify lets references lead anywhere. One to another host has a colon or two slashes; an escape could hide them. */
const leadsOut = ({ name, value }: Attr): boolean => !name.startsWith("xmlns") && /[\\:]|\/\//.test(value);

/** @throws Error with the problem and the fix */
const drawingIn = (source: string, prefix: string): Element => {
  let root: Element;
  try {
    const { data } = optimize(source, { plugins: cleaning(prefix) });
    root = new window.DOMParser().parseFromString(data, "image/svg+xml").documentElement;
  } catch (error) {
    throw new Error(`cannot be read as SVG: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  if (root.nodeName !== "svg") throw new Error("is not an SVG file");
  const removed = removedFrom(root);
  if (removed) throw new Error(`${removed}, which no drawing needs. ${REMEDY}`);
  for (const { localName, attributes } of [root, ...root.querySelectorAll("*")]) {
    const attribute = [...attributes].find(leadsOut);
    if (attribute) {
      throw new Error(`refers to something outside the file, in ${attribute.name} of <${localName}>. ${REMEDY}`);
    }
  }
  return root;
};

/** Attributes of the svg element that its content inherits. They move to a group inside it. */
const INHERITED = /^(fill|stroke|color|opacity|clip-rule|font)(-|$)/;

/**
 * Reads an SVG file for inlining. `prefix` goes before every id, because two files on one page may have the same.
 * @throws Error with the problem and the fix, if the file contains anything but a drawing
 */
export const parseSvg = (source: string, prefix: string): InlineSvg => {
  const root = drawingIn(source, prefix.replace(/[^\p{L}\p{N}_-]/gu, "-"));
  const box = (root.getAttribute("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = box;
  if (!(box.length === 4 && box.every(Number.isFinite) && width > 0 && height > 0)) {
    throw new Error('needs a viewBox with a width and a height, such as viewBox="0 0 24 24"');
  }
  const group = root.ownerDocument.createElementNS(root.namespaceURI, "g");
  for (const { name, value } of root.attributes) if (INHERITED.test(name)) group.setAttribute(name, value);
  group.append(...root.childNodes);
  const body = group.attributes.length > 0 ? group.outerHTML : group.innerHTML;
  return {
    viewBox: box.join(" "),
    // The element that it's put into has the namespace.
    body: body.replaceAll(` xmlns="${SVG}"`, ""),
    aspectRatio: Number((width / height).toFixed(4)),
  };
};

/** {@link parseSvg} for a file. The error names it. */
export const readSvg = async (file: string, prefix: string): Promise<InlineSvg> => {
  try {
    return parseSvg(await readFile(file, "utf8"), prefix);
  } catch (error) {
    throw new Error(`${file} ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
};
