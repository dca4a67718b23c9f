import type { ReactNode } from "react";

/** Makes an element of a part of a message, such as a link. */
export type Tag = (text: string) => ReactNode;
