import type { ReactNode } from "react";
import type { Messages, RichKey } from "./types";

/** The language of the messages, as a BCP 47 tag. */
export declare const locale: string;

/**
 * Returns an interface message of `en-GB.json` by its key, with values for its placeholders. A tag's value is a
 * function from the text inside the tag to an element. Put a message with tags among the children of an element.
 *
 * The compiler replaces each call with the message itself (gatsby/messages/babel-plugin.js), so a page only loads the
 * messages it uses. Write the values as expressions in braces. A value may be evaluated more than once.
 */
export declare function t<Key extends keyof Messages>(
  key: Key,
  ...values: keyof Messages[Key] extends never
    ? [values?: Record<string, unknown>]
    : [values: Messages[Key] & Record<string, unknown>]
): Key extends RichKey ? ReactNode : string;
