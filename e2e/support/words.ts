import { createRequire } from "node:module";
import { z } from "zod";
import type * as blog from "$messages/blog";
import type * as build from "$messages/build";
import type * as common from "$messages/common";
import type * as contact from "$messages/contact";
import type * as forms from "$messages/forms";
import type * as home from "$messages/home";
import type * as layout from "$messages/layout";
import type * as pages from "$messages/pages";
import type * as service from "$messages/service";
import type * as time from "$messages/time";
import type * as works from "$messages/works";
import site from "../../data/site.json";
import { folderFor } from "../../src/messages/languages";

type Values<Value> = Readonly<Record<string, Value>>;

type Messages = typeof blog &
  typeof build &
  typeof common &
  typeof contact &
  typeof forms &
  typeof home &
  typeof layout &
  typeof pages &
  typeof service &
  typeof time &
  typeof works;

const PARTS = ["blog", "build", "common", "contact", "forms", "home", "layout", "pages", "service", "time", "works"];

const load = createRequire(__filename);
/** By their names, in the language of the site. */
const groups = new Map(
  PARTS.flatMap((part) => {
    const words: unknown = load(`../../src/messages/${folderFor(site.language)}/${part}`);
    return Object.entries(z.record(z.string(), z.unknown()).parse(words));
  }),
);

/** Such as "form.sent", for `formMessages.sent`. */
type Key = {
  [Group in keyof Messages]: Group extends `${infer Name}Messages`
    ? `${Name}.${keyof Messages[Group] & string}`
    : never;
}[keyof Messages];

const isFunction = (message: unknown): message is (values: Values<unknown>) => unknown => typeof message === "function";

/**
 * What the interface says: a message of `src/messages/`, in the site's language, with values for its placeholders. Tests find buttons and
 * fields by these words, so that they hold after a change of words, or of the language.
 */
export const say = (key: Key, values: Values<string | number | Date | null> = {}): string => {
  const [group = "", name = ""] = key.split(".");
  const message = z.record(z.string(), z.unknown()).parse(groups.get(`${group}Messages`))[name];
  return String(isFunction(message) ? message(values) : message);
};

/** A text as a part of a pattern. */
export const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** A pattern that fits a whole message, whichever text the patterns in it find. */
export const like = (key: Key, patterns: Values<RegExp>): RegExp => {
  const marks = Object.keys(patterns).map((name, index) => [name, `<${index}>`] as const);
  const start = escaped(say(key, Object.fromEntries(marks)));
  return new RegExp(
    `^${marks.reduce((text, [name, mark]) => text.replace(mark, patterns[name]?.source ?? ""), start)}$`,
  );
};

/** A pattern that fits any of the messages as a whole. */
export const anyOf = (...texts: readonly string[]): RegExp => new RegExp(`^(?:${texts.map(escaped).join("|")})$`);
