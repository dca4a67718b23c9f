import { TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { LOCALE, parseMessage, readMessages } from "./read-messages";

type Values = Readonly<Record<string, string | number | Date>>;

const say = (element: MessageFormatElement, values: Values): string | undefined => {
  if (element.type === TYPE.literal) return element.value;
  const value = "value" in element ? values[element.value] : undefined;
  if (element.type === TYPE.argument && value !== undefined) return String(value);
  if (element.type === TYPE.date && value instanceof Date) {
    const options = typeof element.style === "object" ? element.style?.parsedOptions : undefined;
    // As in the compiled messages: a day is a day in UTC.
    return value.toLocaleDateString(LOCALE, { ...options, timeZone: "UTC" });
  }
  if (element.type !== TYPE.select) return undefined;
  const parts = (element.options[String(value)] ?? element.options.other)?.value.map((part) => say(part, values));
  return parts?.includes(undefined) ? undefined : parts?.join("");
};

/**
 * A message for what the build writes itself, without the compiler: text with placeholders, dates and choices.
 *
 * @throws where there is no such message, a value is missing, or the message has more than that
 */
export const message = (key: string, values: Values = {}): string =>
  parseMessage(readMessages()[key] ?? "{missing}")
    .map((element) => {
      const text = say(element, values);
      if (text === undefined) throw new Error(`The message "${key}" cannot be written with ${JSON.stringify(values)}.`);
      return text;
    })
    .join("");
