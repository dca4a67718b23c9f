import type { ReactNode } from "react";
import type { Messages, RichKey } from "./types";

/** The language of the messages, as a BCP 47 tag. */
export declare const locale: string;

/**
 * The words of the interface: a message of `en-GB.json` by its key, with values for its placeholders. A tag's value is
 * a function from the text inside the tag to an element; a message with tags stands among the children of an element.
 *
 * The compiler puts the message itself in the place of each call (gatsby/messages/babel-plugin.js), so a page carries
 * its own words only. A value is written as an expression in braces, and may be evaluated more than once.
 */
export declare function t<Key extends keyof Messages>(
  key: Key,
  ...values: keyof Messages[Key] extends never
    ? [values?: Record<string, unknown>]
    : [values: Messages[Key] & Record<string, unknown>]
): Key extends RichKey ? ReactNode : string;
