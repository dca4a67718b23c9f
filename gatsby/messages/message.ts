import { TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { LOCALE, parseMessage, readMessages } from "./read-messages";

type Values = Readonly<Record<string, string | number | Date>>;

const say = (element: MessageFormatElement, values: Values): string | undefined => {
  if (element.type === TYPE.literal) return element.value;
  const value = "value" in element ? values[element.value] : undefined;
  if (element.type === TYPE.argument && value !== undefined) return String(value);
  if (element.type === TYPE.date && value instanceof Date) {
    const options = typeof element.style === "object" ? element.style?.parsedOptions : undefined;
    // In UTC, as in the compiled messages.
    return value.toLocaleDateString(LOCALE, { ...options, timeZone: "UTC" });
  }
  if (element.type !== TYPE.select) return undefined;
  const parts = (element.options[String(value)] ?? element.options.other)?.value.map((part) => say(part, values));
  return parts?.includes(undefined) ? undefined : parts?.join("");
};

/**
 * A message for files that the build writes, without the compiler: text with placeholders, dates and choices.
 *
 * @throws if the message doesn't exist, needs a missing value, or contains anything else
 */
export const message = (key: string, values: Values = {}): string =>
  parseMessage(readMessages()[key] ?? "{missing}")
    .map((element) => {
      const text = say(element, values);
      if (text === undefined) throw new Error(`The message "${key}" cannot be written with ${JSON.stringify(values)}.`);
      return text;
    })
    .join("");
