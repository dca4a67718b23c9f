import { TYPE } from "@formatjs/icu-messageformat-parser";
import { parseMessage, readMessages } from "./read-messages";

/**
 * A message for files that the build writes itself, without the compiler: text with simple placeholders.
 *
 * @throws where there is no such message, a value is missing, or the message has more than placeholders
 */
export const message = (key: string, values: Readonly<Record<string, string>> = {}): string =>
  parseMessage(readMessages()[key] ?? "{missing}")
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      const value = element.type === TYPE.argument ? values[element.value] : undefined;
      if (value === undefined)
        throw new Error(`The message "${key}" cannot be written with ${JSON.stringify(values)}.`);
      return value;
    })
    .join("");
