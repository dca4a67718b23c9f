import { readFile } from "node:fs/promises";
import sax, { type QualifiedAttribute, type QualifiedTag } from "sax";
import { escapeMarkup } from "../../utils/markup";
import {
  ATTRIBUTES,
  ELEMENTS,
  FUNCTIONS,
  LEFT_OUT_ATTRIBUTES,
  LEFT_OUT_ELEMENTS,
  LINKING_ELEMENTS,
  PAINT_ATTRIBUTES,
  TEXT_ELEMENTS,
} from "./allowed";

/** A drawing, as written into pages and sprites. */
export interface InlineSvg {
  readonly viewBox: string;
  /** The markup inside the svg element, with allowed elements and attributes only. */
  readonly body: string;
  readonly aspectRatio: number;
}

interface Element {
  readonly name: string;
  readonly attributes: Map<string, string>;
  /** Text is already escaped. */
  readonly children: (Element | string)[];
}

const SVG = "http://www.w3.org/2000/svg";
const REMEDY = 'Export it as "plain SVG" or "optimised SVG", or take that part out';

/** Attributes of the svg element that its content inherits. They move to a group inside it. */
const INHERITED = /^(fill|stroke|color|opacity|clip-rule|font)(-|$)/;

const ID = String.raw`[\p{L}\p{N}_.:-]+`;
const FRAGMENT = new RegExp(`^#(${ID})$`, "u");
const LOCAL_URL = new RegExp(String.raw`url\(\s*(["']?)#(${ID})\1\s*\)`, "gu");
/** No quotes, backslashes or comments, so that the CSS can't hide a name. */
const PLAIN_VALUE = /^[\p{L}\w\s.,#%()+/-]*$/u;

/** @returns what is wrong with a value, if anything is, once its references to the same file are taken out */
const valueIssue = (value: string): string | undefined => {
  const rest = value.replace(LOCAL_URL, "");
  // Searches backwards from the bracket, because searching for names would take very long in a long path.
  const called = [...rest.matchAll(/\((?<=([\w-]*)\s*\()/g)].map(([, name = ""]) => name.toLowerCase());
  const unknown = called.find((name) => !FUNCTIONS.has(name));
  if (unknown === "url") return "refers to something outside the file";
  if (unknown !== undefined) return `calls ${unknown}()`;
  return PLAIN_VALUE.test(rest) ? undefined : "has signs in it that no colour, number or path needs";
};

/** Reads one file. Throws at the first thing that isn't allowed, with its line. */
class SvgReader {
  private readonly parser = sax.parser(true, { xmlns: true, position: true });
  private readonly open: Element[] = [];
  private readonly ids = new Set<string>();
  private readonly references = new Set<string>();
  private root: Element | undefined;
  /** How many elements deep the parser is inside a removed element. */
  private leftOut = 0;

  read(source: string): { root: Element; references: ReadonlySet<string> } {
    const parser = this.parser;
    parser.onerror = ({ message }) => this.fail(`cannot be read as SVG: ${message.split("\n")[0] ?? ""}`);
    parser.ondoctype = () => this.fail("declares a document type", "Take the line out");
    parser.onprocessinginstruction = ({ name }) => {
      if (name !== "xml") this.fail(`has a processing instruction, <?${name}?>`, "Take it out");
    };
    parser.onopentag = (tag) => {
      this.start(tag);
    };
    parser.onclosetag = () => {
      if (this.leftOut > 0) this.leftOut -= 1;
      else this.open.pop();
    };
    parser.ontext = parser.oncdata = (text) => {
      const parent = this.open.at(-1);
      if (this.leftOut === 0 && parent && TEXT_ELEMENTS.has(parent.name)) parent.children.push(escapeMarkup(text));
    };
    parser.write(source).close();

    if (!this.root) throw new Error("is not an SVG file");
    const missing = [...this.references].find((id) => !this.ids.has(id));
    if (missing !== undefined) throw new Error(`refers to #${missing}, which is not in the file. ${REMEDY}`);
    return { root: this.root, references: this.references };
  }

  private fail(issue: string, remedy = REMEDY): never {
    throw new Error(`${issue} (line ${this.parser.line + 1}). ${remedy}`);
  }

  private start(tag: QualifiedTag | sax.Tag): void {
    if (!("uri" in tag)) return;
    const isSvg = tag.prefix === "" && (tag.uri === SVG || tag.uri === "");
    if (!this.root) {
      if (!isSvg || tag.local !== "svg") throw new Error("is not an SVG file");
      this.root = { name: "svg", attributes: this.attributesOf(tag), children: [] };
      this.open.push(this.root);
      return;
    }
    if (this.leftOut > 0 || (isSvg && LEFT_OUT_ELEMENTS.has(tag.local))) {
      this.leftOut += 1;
      return;
    }
    if (!isSvg || !ELEMENTS.has(tag.local)) {
      this.fail(`contains <${tag.name}>; a drawing may hold shapes, text, gradients, clips, masks and filters only`);
    }
    const element: Element = { name: tag.local, attributes: this.attributesOf(tag), children: [] };
    this.open.at(-1)?.children.push(element);
    this.open.push(element);
  }

  private attributesOf(tag: QualifiedTag): Map<string, string> {
    const attributes = new Map<string, string>();
    const styles = new Map<string, string>();
    for (const attribute of Object.values(tag.attributes)) {
      const { name, value } = attribute;
      if (name === "href" || name === "xlink:href") attributes.set("href", this.fragmentOf(tag, attribute));
      // Drawing programs put their own notes under their own prefixes.
      else if (attribute.prefix !== "" || name === "xmlns" || LEFT_OUT_ATTRIBUTES.test(name)) continue;
      else if (name === "id") {
        attributes.set(name, value);
        this.ids.add(value);
      } else if (name === "style") {
        for (const [property, painted] of this.declarationsOf(tag, value)) styles.set(property, painted);
      } else attributes.set(name, this.valueOf(tag, name, value));
    }
    // A style overrides an attribute.
    return new Map([...attributes, ...styles]);
  }

  private fragmentOf({ name, local }: QualifiedTag, { value }: QualifiedAttribute): string {
    if (!LINKING_ELEMENTS.has(local)) this.fail(`has a link, on <${name}>`);
    const id = FRAGMENT.exec(value)?.[1];
    if (id === undefined) this.fail(`refers to something outside the file, on <${name}>`);
    this.references.add(id);
    return value;
  }

  /** The declarations of a `style`, as attributes. */
  private declarationsOf(tag: QualifiedTag, style: string): [property: string, value: string][] {
    return style
      .split(";")
      .filter((declaration) => declaration.trim() !== "")
      .map((declaration) => {
        const [property = "", ...value] = declaration.split(":");
        const name = property.trim();
        if (!PAINT_ATTRIBUTES.has(name))
          this.fail(`has a style, on <${tag.name}>, that does more than paint it: ${name}`);
        return [name, this.valueOf(tag, name, value.join(":").trim())];
      });
  }

  private valueOf(tag: QualifiedTag, name: string, written: string): string {
    if (/^on/i.test(name)) this.fail(`contains an event handler, ${name}, on <${tag.name}>`);
    if (!ATTRIBUTES.has(name)) this.fail(`has an attribute, ${name}, on <${tag.name}>, that no drawing needs`);
    const value = name === "font-family" ? written.replace(/["']/g, "") : written;
    const issue = valueIssue(value);
    if (issue) this.fail(`${issue}, in ${name} of <${tag.name}>`);
    return value.replace(LOCAL_URL, (_, _quote: string, id: string) => {
      this.references.add(id);
      return `url(#${id})`;
    });
  }
}

/** Writes an element with unique ids. Ids that nothing refers to are removed. */
const write = (element: Element | string, prefix: string, references: ReadonlySet<string>): string => {
  if (typeof element === "string") return element;
  const attributes = [...element.attributes].flatMap(([name, value]) => {
    if (name === "id") return references.has(value) ? [[name, `${prefix}-${value}`] as const] : [];
    if (name === "href") return [[name, `#${prefix}-${value.slice(1)}`] as const];
    return [[name, value.replace(LOCAL_URL, (_, _quote: string, id: string) => `url(#${prefix}-${id})`)] as const];
  });
  const start = element.name + attributes.map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`).join("");
  const content = element.children.map((child) => write(child, prefix, references)).join("");
  return content === "" ? `<${start}/>` : `<${start}>${content}</${element.name}>`;
};

/**
 * Reads an SVG file for inlining, and writes it again: its viewBox, and the contents of the svg element,
 * with only what a drawing needs and with unique ids. None of the source's own text reaches the page, so a browser
 * that would parse the file differently can't find anything else in it.
 *
 * @param prefix put before every id, so that the gradients of two files on one page do not answer to the same name
 * @throws Error with the problem, the line and the fix, if the file contains anything that isn't allowed
 */
export const parseSvg = (source: string, prefix: string): InlineSvg => {
  const { root, references } = new SvgReader().read(source);
  const box = (root.attributes.get("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = box;
  if (!(box.length === 4 && box.every(Number.isFinite) && width > 0 && height > 0)) {
    throw new Error('needs a viewBox with a width and a height, such as viewBox="0 0 24 24"');
  }
  const inherited = new Map([...root.attributes].filter(([name]) => INHERITED.test(name)));
  const group = { name: "g", attributes: inherited, children: root.children };
  const safePrefix = prefix.replace(/[^\p{L}\p{N}_-]/gu, "-");
  const parts = inherited.size > 0 ? [group] : root.children;
  return {
    viewBox: box.join(" "),
    body: parts.map((part) => write(part, safePrefix, references)).join(""),
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
