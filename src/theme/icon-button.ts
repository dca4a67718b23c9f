import { css } from "@emotion/react";
import { radius } from "./layout";

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
