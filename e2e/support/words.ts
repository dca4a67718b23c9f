import { message } from "../../gatsby/messages/message";
import type { Messages } from "../../src/messages/types";

type Values<Value> = Readonly<Record<string, Value>>;

/**
 * What the interface says: a message of `src/messages/en-GB.json`, with values for its placeholders. Tests find buttons
 * and fields by these words, so that they hold after a change of words, or of the language.
 */
export const say = (key: keyof Messages, values: Values<string | number | Date> = {}): string => message(key, values);

/** A text as a part of a pattern. */
export const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** A pattern that fits a whole message, whichever text the patterns in it find. */
export const like = (key: keyof Messages, patterns: Values<RegExp>): RegExp => {
  const marks = Object.keys(patterns).map((name, index) => [name, `<${index}>`] as const);
  const start = escaped(say(key, Object.fromEntries(marks)));
  return new RegExp(
    `^${marks.reduce((text, [name, mark]) => text.replace(mark, patterns[name]?.source ?? ""), start)}$`,
  );
};

/** A pattern that fits any of the messages as a whole. */
export const anyOf = (...texts: readonly string[]): RegExp => new RegExp(`^(?:${texts.map(escaped).join("|")})$`);
