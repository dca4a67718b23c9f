import * as blog from "../../src/messages/en-GB/blog";
import * as build from "../../src/messages/en-GB/build";
import * as common from "../../src/messages/en-GB/common";
import * as contact from "../../src/messages/en-GB/contact";
import * as forms from "../../src/messages/en-GB/forms";
import * as home from "../../src/messages/en-GB/home";
import * as layout from "../../src/messages/en-GB/layout";
import * as pages from "../../src/messages/en-GB/pages";
import * as service from "../../src/messages/en-GB/service";
import * as time from "../../src/messages/en-GB/time";
import * as works from "../../src/messages/en-GB/works";

type Values<Value> = Readonly<Record<string, Value>>;

const messages = {
  ...blog,
  ...build,
  ...common,
  ...contact,
  ...forms,
  ...home,
  ...layout,
  ...pages,
  ...service,
  ...time,
  ...works,
};
type Messages = typeof messages;

/** Such as "form.sent", for `formMessages.sent`. */
type Key = {
  [Group in keyof Messages]: Group extends `${infer Name}Messages`
    ? `${Name}.${keyof Messages[Group] & string}`
    : never;
}[keyof Messages];

const isFunction = (message: unknown): message is (values: Values<unknown>) => unknown => typeof message === "function";

/**
 * What the interface says: a message of `src/messages/en-GB`, with values for its placeholders. Tests find buttons and
 * fields by these words, so that they hold after a change of words, or of the language.
 */
export const say = (key: Key, values: Values<string | number | Date | null> = {}): string => {
  const [group = "", name = ""] = key.split(".");
  const groups: Readonly<Record<string, object>> = messages;
  const message: unknown = Reflect.get(groups[`${group}Messages`] ?? {}, name);
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
