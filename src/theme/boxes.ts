import { css } from "@emotion/react";
import { color } from "./color";
import { radius, space } from "./layout";
import { typography } from "./typography";

/** Covers its parent, which is positioned. */
export const overlay = { position: "absolute", inset: 0, width: "100%", height: "100%" } as const;

/** A picture that fills its box, cropped where the box has other proportions. */
export const cover = { width: "100%", height: "100%", objectFit: "cover" } as const;

/** A picture as wide as its box, cropped to a ratio. */
export const cropped = (aspectRatio: string) => ({ width: "100%", aspectRatio, objectFit: "cover" }) as const;

/** A margin that reaches from the edge of the content to the edge of the window. */
export const bleed = `calc(-1 * max(${space.gutter}, (100vw - ${space.content}) / 2))`;

/** The content, no wider than it should be, in the middle of the window. */
export const centred = { maxWidth: space.content, marginInline: "auto" } as const;

/** The content and its gutters, for what's in no `Section`. */
export const contentBox = { maxWidth: `calc(${space.content} + 2 * ${space.gutter})`, margin: "0 auto" } as const;

/** The page behind a dialog or a menu doesn't scroll, and doesn't move aside for the scroll bar that it loses. */
export const stillPage = { overflow: "hidden", scrollbarGutter: "stable" } as const;

/** A link with an icon, high enough for a finger. */
export const iconLink = { display: "inline-flex", alignItems: "center", gap: "0.375rem", minHeight: 44 } as const;

/** A round button that has an icon in place of words. */
export const iconButton = css({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  background: "none",
});

export const outlinedIconButton = css([iconButton, { border: "1.5px solid currentColor" }]);

/** A kicker in its section's colour. Marigold is too pale for small text on violet and jade. */
export const labelAboveHeading = {
  ...typography.kicker,
  color: color.figure,
  "[data-scheme=violet] &, [data-scheme=jade] &": { color: color.text },
} as const;
