import path from "node:path";
import { writeHashedFile } from "../utils/write-hashed-file";

/** What `EndOfFirstView` is on the server, before its styles are in it. */
const END_OF_FIRST_VIEW = '<div data-late-styles=""></div>';

/** A rule at the top level, with all that is nested in it. */
const RULE = /[^{}]*\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\}/g;

const CLASS = /\bcss-\w+/g;

/** Puts rules in the order of the elements that they're for. Rules for every element, and animations, come first. */
const inOrderOf = (html: string, rules: readonly string[]): string[] => {
  const classes = [...new Set(html.match(CLASS))];
  const places = new Map(classes.map((name, place) => [name, place]));
  const place = (rule: string): number => {
    const [name] = rule.match(CLASS) ?? [];
    return name === undefined ? -1 : (places.get(name) ?? classes.length);
  };
  return [...rules].sort((a, b) => place(a) - place(b));
};

/**
 * Divides a page's styles at its `EndOfFirstView`. Rules are in the order of the page's elements, so that two builds of
 * the same content are alike: Emotion's order depends on which lazy sections the renderer has loaded for other pages.
 * A rule that the first view shares with the rest goes with the first view.
 *
 * @param html of the page's body
 * @returns `late` is empty for a page without `EndOfFirstView`
 */
export const divideStyles = (html: string, styles: string): { first: string; late: string } => {
  const found = styles.match(RULE) ?? [];
  if (found.join("") !== styles) throw new Error("These styles could not be divided into rules.");
  const rules = inOrderOf(html, found);
  const end = html.indexOf(END_OF_FIRST_VIEW);
  if (end < 0) return { first: rules.join(""), late: "" };
  const classes = new Set(html.slice(0, end).match(CLASS));
  const isLate = (rule: string): boolean => {
    // What has no class is for every element, or an animation.
    const named = rule.match(CLASS);
    return named !== null && !named.some((name) => classes.has(name));
  };
  return {
    first: rules.filter((rule) => !isLate(rule)).join(""),
    late: rules.filter(isLate).join(""),
  };
};

const LATE_STYLES = /<style data-late-styles="">([^<]*)<\/style>/;

/**
 * Moves a page's styles below its first view into a file that browsers keep, and links it in their place. The renderer
 * can't: Gatsby renders every page anew after a build whose renderer wrote files.
 *
 * @returns the page's HTML with the link
 */
export const publishLateStyles = async (publicDir: string, html: string): Promise<string> => {
  const [element, styles] = LATE_STYLES.exec(html) ?? [];
  if (element === undefined || styles === undefined) return html;
  const name = await writeHashedFile(path.join(publicDir, "static"), "styles", ".css", styles);
  // At low priority, because the fonts and the poster above it are more urgent.
  const link = `<link rel="stylesheet" fetchpriority="low" href="/static/${name}" data-late-styles=""/>`;
  return html.replace(element, () => link);
};

/** Puts markup where the first view of a page ends. */
export const insertAfterFirstView = (html: string, markup: string): string =>
  html.replace(END_OF_FIRST_VIEW, () => `<div data-late-styles="">${markup}</div>`);
