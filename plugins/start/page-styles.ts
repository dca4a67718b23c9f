import { createHash } from "node:crypto";
import path from "node:path";
import postcss from "postcss";
import { writeIfChanged } from "../utils/write-if-changed";
import { HASH_LENGTH } from "./webpack";

/** What `EndOfFirstView` is on the server, before its styles are in it. */
const END_OF_FIRST_VIEW = '<div data-late-styles=""></div>';

const classesIn = (text: string): readonly string[] => text.match(/\bcss-\w+/g) ?? [];

/**
 * Divides a page's styles at its `EndOfFirstView`, if it has one. Rules are in the order of the page's elements, so that
 * two builds are alike: Emotion's order depends on which lazy sections were rendered before.
 */
export const divideStyles = (html: string, styles: string): { first: string; late: string } => {
  const places = new Map([...new Set(classesIn(html))].map((name, place) => [name, place]));
  const rules = postcss
    .parse(styles)
    .nodes.map((rule) => {
      const css = rule.toString();
      const classes = classesIn(css);
      const animation = rule.type === "atrule" && rule.name === "keyframes" ? rule.params : undefined;
      // What has no class is for every element, or an animation.
      const place = classes[0] === undefined ? -1 : (places.get(classes[0]) ?? places.size);
      return { css, classes, animation, place };
    })
    .sort((a, b) => a.place - b.place);
  const end = html.indexOf(END_OF_FIRST_VIEW);
  const firstClasses = new Set(classesIn(end < 0 ? html : html.slice(0, end)));
  const isFirst = ({ classes, animation }: (typeof rules)[number]): boolean => {
    if (end < 0) return true;
    if (animation === undefined) return classes.length === 0 || classes.some((name) => firstClasses.has(name));
    return rules.some((rule) => rule.animation === undefined && isFirst(rule) && rule.css.includes(animation));
  };
  const join = (some: typeof rules): string => some.map(({ css }) => css).join("");
  const first = rules.filter(isFirst);
  return { first: join(first), late: join(rules.filter((rule) => !first.includes(rule))) };
};

/**
 * Moves the rules for visitors without script (`media.noScript`, `media.static`) into the page's `noscript`. There they
 * also reach browsers without the media feature `scripting`.
 *
 * @throws if such rules are nested in another rule
 */
export const splitStyles = (styles: string): { usual: string; withoutScript: string } => {
  const root = postcss.parse(styles);
  const withoutScript: string[] = [];
  // The last semicolon of a rule says nothing.
  root.walk((rule) => {
    rule.raws.semicolon = false;
  });
  root.walkAtRules("media", (rule) => {
    if (!rule.params.startsWith("(scripting: none)")) return;
    if (rule.parent !== root) throw rule.error("Rules for visitors without script may not be nested.");
    withoutScript.push(...(rule.nodes ?? []).map(String));
    if (rule.params.endsWith("print")) rule.params = "print";
    else rule.remove();
  });
  return { usual: root.toString(), withoutScript: withoutScript.join("") };
};

export const insertAfterFirstView = (html: string, markup: string): string =>
  html.replace(END_OF_FIRST_VIEW, () => `<div data-late-styles="">${markup}</div>`);

const LATE_STYLES = /<style data-late-styles="">([^<]*)<\/style>/;

/**
 * Moves the styles below the first view into a file that browsers keep, and links it. The renderer can't: Gatsby renders
 * every page anew after a build whose renderer wrote files.
 */
export const publishLateStyles = async (publicDir: string, html: string): Promise<string> => {
  const [element, styles] = LATE_STYLES.exec(html) ?? [];
  if (element === undefined || styles === undefined) return html;
  const hash = createHash("sha256").update(styles).digest("hex").slice(0, HASH_LENGTH);
  const address = `/static/styles-${hash}.css`;
  await writeIfChanged(path.join(publicDir, address), styles);
  // At low priority, because the fonts and the poster above it are more urgent.
  const link = `<link rel="stylesheet" fetchpriority="low" href="${address}" data-late-styles=""/>`;
  return html.replace(element, () => link);
};

/** Without comments and insignificant white space. */
export const minified = (styles: string): string =>
  styles
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,]) ?/g, "$1")
    .replaceAll(": ", ":")
    .replaceAll(";}", "}");
