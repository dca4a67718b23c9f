import { TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { MESSAGES_FILE, parseMessage, readMessages } from "./read-messages";

/** Where `npm run messages` writes the types, beside the messages. */
export const TYPES_FILE = "src/messages/types.ts";

/** The TypeScript types of a message's values, by name. */
export const valuesOf = (elements: readonly MessageFormatElement[]): [name: string, type: string][] =>
  elements.flatMap((element): [string, string][] => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.argument:
        return [[element.value, "string | number"]];
      case TYPE.number:
        return [[element.value, "number"]];
      case TYPE.date:
      case TYPE.time:
        return [[element.value, "Date"]];
      case TYPE.select:
      case TYPE.plural:
        return [
          ...Object.values(element.options).flatMap(({ value }) => valuesOf(value)),
          [element.value, element.type === TYPE.plural ? "number" : "string"],
        ];
      case TYPE.tag:
        return [...valuesOf(element.children), [element.value, "(text: string) => ReactNode"]];
    }
  });

/** The module that tells TypeScript which messages exist, and which values each takes. */
export const messageTypes = (): string => {
  const messages = Object.entries(readMessages()).map(([key, text]) => {
    const values = new Map(valuesOf(parseMessage(text)));
    return { key, values, isRich: parseMessage(text).some(({ type }) => type === TYPE.tag) };
  });
  const fields = messages.map(({ key, values }) => {
    const type = [...values].map(([name, of]) => `${name}: ${of}`).join("; ");
    return `  "${key}": ${type ? `{ ${type} }` : "object"};\n`;
  });
  const rich = messages.filter(({ isRich }) => isRich).map(({ key }) => `"${key}"`);
  return `// Written by \`npm run messages\` from ${MESSAGES_FILE.split(/[\\/]/).at(-1)}.
import type { ReactNode } from "react";

/** The values that each message takes. */
export interface Messages {
${fields.join("")}}

/** The messages with tags, which become elements. */
export type RichKey = ${rich.join(" | ")};
`;
};
