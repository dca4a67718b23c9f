import palette from "../../src/theme/palette.json";
import { directionOf } from "../../src/utils/language";
import type { Site } from "../utils/nodes-of";

const png = (name: string, size: number, more = {}) => ({
  src: `/icons/icon-${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  ...more,
});

/** What a phone needs to put the site on its home screen. `npm run rebrand` draws the icons. */
export const renderManifest = ({ name, description, language }: Site): string =>
  JSON.stringify({
    name,
    short_name: name,
    description,
    lang: language,
    dir: directionOf(language),
    start_url: "/",
    display: "minimal-ui",
    background_color: palette.paper,
    theme_color: palette.ink,
    icons: [png("192", 192), png("512", 512), png("maskable-512", 512, { purpose: "maskable" })],
  });
