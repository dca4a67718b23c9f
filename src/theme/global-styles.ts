import { color } from "./color";
import { colorStyles } from "./color-schemes";
import fontFaces from "./fonts/faces.json";
import families from "./fonts/families.json";
import { media, space, zIndex } from "./layout";
import { motion, scrollOffsets } from "./motion";
import palette from "./palette.json";
import { fonts, typography } from "./typography";

const fontFace = ({ family, file, weight, ranges }: (typeof fontFaces)[number]): string => `
  @font-face {
    font-family: "${family}";
    src: url("${file}") format("woff2");
    font-weight: ${weight};
    font-display: swap;
    unicode-range: ${ranges};
  }`;

/**
 * What machines have instead of a web font, and how wide its letters are beside Arial's: Linux without Arial's twin,
 * Android, all others. Of several faces that a machine has, a browser takes the last.
 */
const MACHINE_FONTS = {
  display: [
    { locals: ["DejaVu Sans Bold"], width: 1.194 },
    // Newer ones have a single file for all weights, with the regular one's name.
    { locals: ["Roboto-Bold", "Roboto-Regular"], width: 0.945 },
    { locals: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"], width: 1 },
  ],
  text: [
    { locals: ["DejaVu Sans"], width: 1.149 },
    { locals: ["Roboto-Regular"], width: 1.016 },
    { locals: ["Arial", "ArialMT", "Liberation Sans"], width: 1 },
  ],
} as const;

/** Faces of the machine's with the metrics of a web font (measured against Arial), so nothing shifts at the swap. */
const fallbackFaces = (role: keyof typeof families, weight = ""): string => {
  const { family, fallback } = families[role];
  return MACHINE_FONTS[role]
    .map(
      ({ locals, width }) => `
  @font-face {
    font-family: "${family} Fallback";
    src: ${locals.map((name) => `local("${name}")`).join(", ")};
    ${weight}
    size-adjust: ${(fallback.sizeAdjust / width).toFixed(1)}%;
    ascent-override: ${(fallback.ascent * width).toFixed(1)}%;
    descent-override: ${(fallback.descent * width).toFixed(1)}%;
  }`,
    )
    .join("");
};

/** No animations and transitions. The script sets `data-motion` when the visitor pauses all motion (utils/choices.ts). */
const still = (selector: string): string => `
    ${selector},
    ${selector}::before,
    ${selector}::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      /* None, as a short one would run for every property of every element, one frame for each level of the tree. */
      transition: none !important;
    }`;

/** The edge of a lid, and its lashes. */
const SHUT_EYE =
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 60' fill='none' stroke='${palette.marigold}' ` +
  "stroke-width='6' stroke-linecap='round'>" +
  "<path d='M8 12Q50 52 92 12M9 26l-5 6M27 37l-4 7M43 42l-1 8M57 42l1 8M73 37l4 7M91 26l5 6'/></svg>";

/** Plain CSS that the server writes into the head (plugins/start/gatsby-ssr.tsx), so it's not part of any script. */
export const globalStyles = `
${fontFaces.map(fontFace).join("")}
${fallbackFaces("display", "font-weight: 600 800;")}
${fallbackFaces("text")}

  ${colorStyles}
  [data-scheme] {
    background: ${color.surface};
    color: ${color.text};
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  * {
    margin: 0;
  }
  html {
    --inline-sign: 1;
    --content: max(80rem, min(100vw - 16rem, 116rem));
    background: ${palette.ink};
    color: ${color.text};
    font-family: ${fonts.text};
    /* From 1,536 px on, type and space grow with the content, up to a window of 1,920 px. */
    font-size: clamp(100%, 1.0417vw, 125%);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: ${scrollOffsets.header}px;
  }
  html[dir="rtl"] {
    --inline-sign: -1;
  }
  html[data-scroll="smooth"] {
    scroll-behavior: smooth;
  }
  ${media.small} {
    html {
      /* Keep focused elements from hiding behind the contact bar. */
      scroll-padding-bottom: ${space.contactBar};
      /* Only words that may be wider than the screen, as German has. Safari has other names for their length. */
      hyphens: auto;
      hyphenate-limit-chars: 14;
      -webkit-hyphenate-limit-before: 9;
    }
  }
  ${media.low} {
    html {
      scroll-padding-block: 0;
    }
  }
  body {
    min-width: 320px;
    timeline-scope: --page-end;
    background: ${color.page};
    font-size: ${typography.text.fontSize};
    line-height: ${typography.text.lineHeight};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1,
  h2,
  h3 {
    font-family: ${fonts.display};
    font-weight: 700;
    letter-spacing: -0.02em;
    line-height: 1.1;
    word-spacing: 0.03em;
    text-wrap: balance;
  }
  /* The text font's spaces are a fifth of an em, and controls don't inherit what widens them. */
  body,
  button {
    word-spacing: 0.06em;
  }
  p {
    text-wrap: pretty;
  }
  img,
  video,
  svg,
  iframe {
    display: block;
    max-width: 100%;
  }
  img,
  video {
    height: auto;
  }
  /* Not those of dialogs, which are there to be looked at. */
  main :is(img, article video) {
    filter: var(--picture-filter, none);
  }
  /* If a picture fails to load, its alt text takes up no more space than the picture would. */
  img {
    overflow: hidden;
    font-size: 0.875rem;
    line-height: 1.4;
  }
  ul,
  ol {
    padding: 0;
    list-style: none;
  }
  a {
    color: inherit;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  button {
    cursor: pointer;
  }
  :focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
  ::selection {
    background: ${color.brand};
    color: ${color.onBrand};
  }
  /* A target's offset is the page's scroll padding plus its own margin. */
  /* Without specificity, so a component's own margin always wins, whatever the order in the head. */
  :where([id]) {
    scroll-margin-top: ${scrollOffsets.section - scrollOffsets.header}px;
  }
  #faq,
  #blog {
    scroll-margin-top: ${scrollOffsets.faqAndBlog - scrollOffsets.header}px;
  }
  /* A region gets the focus when its content is requested again. That's for screen readers; a focus ring would only
     confuse others. */
  div[tabindex="-1"]:focus,
  main:focus {
    outline: none;
  }
  ${media.motionReduced} {
    html[data-scroll] {
      scroll-behavior: auto;
    }
    ${still("*")}
  }
  ${still(":root[data-motion] *")}
  /* Some selected items are marked by a background, which forced colours would remove. */
  @media (forced-colors: active) {
    [aria-current]:not([aria-current="false"])::before,
    [aria-current]:not([aria-current="false"])::after,
    [aria-pressed="true"]::after {
      forced-color-adjust: none;
      background: Highlight;
    }
    [aria-selected="true"] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  ${media.print} {
    [data-print="hide"],
    .skip-link,
    dialog,
    video {
      display: none !important;
    }
    /* Printing leaves out backgrounds, so light text on a dark section would be white on white. */
    *,
    *::before,
    *::after {
      background: none !important;
      color: ${palette.ink} !important;
      box-shadow: none !important;
      animation: none !important;
      transition: none !important;
    }
    html,
    body {
      background: ${palette.white} !important;
    }
    /* Columns are narrow on paper. */
    main {
      overflow-wrap: anywhere;
    }
    html {
      font-size: 75%;
    }
    h1,
    h2,
    h3 {
      break-after: avoid;
    }
    li,
    figure,
    article,
    img,
    svg {
      break-inside: avoid;
    }
  }
  /* From one document to the next: eyelids close above a shut eye, and open. */
  @media (prefers-reduced-motion: no-preference) {
    @view-transition {
      navigation: auto;
    }
  }
  ::view-transition {
    background: url("data:image/svg+xml,${SHUT_EYE.replace("#", "%23")}") 50% calc(50% + 12vmin) / 0 no-repeat ${palette.violet};
    animation: show-lashes ${motion.state * 0.85}ms;
  }
  ::view-transition-old(root) {
    animation: close-eyelids ${motion.state / 2}ms ease-in both;
  }
  ::view-transition-new(root) {
    animation: close-eyelids ${motion.state / 2}ms ${motion.state / 2}ms ease-out both reverse;
  }
  @keyframes show-lashes {
    from,
    to {
      background-size: 60vmin;
    }
  }
  @keyframes close-eyelids {
    from {
      clip-path: ellipse(72% 72%);
    }
    80%,
    to {
      clip-path: ellipse(52% 0%);
    }
  }
  .skip-link {
    position: fixed;
    z-index: ${zIndex.skip};
    top: 0.5rem;
    inset-inline-start: 0.5rem;
    padding: 0.75rem 1.25rem;
    border-radius: 999px;
    background: ${color.brand};
    color: ${color.onBrand};
    font-weight: 600;
    text-decoration: none;
    transform: translateY(-200%);
    transition: transform ${motion.hover}ms;
  }
  .skip-link:focus {
    transform: none;
  }
  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** Scripts whose headings can be set as tight as in the sample's own. */
const TIGHT: readonly (string | undefined)[] = ["Latn", "Grek", "Cyrl"];

/** For languages in other scripts: letters that join aren't pulled together, and lines leave them room. */
export const scriptStyles = (language: string): string =>
  TIGHT.includes(new Intl.Locale(language).maximize().script)
    ? ""
    : `
  * {
    letter-spacing: 0 !important;
  }
  /* The paragraph is a solution's headline. */
  h1,
  h2,
  h3,
  [data-scheme] > h3 + p {
    line-height: 1.35 !important;
  }
  /* A line that types itself is as high as the one above it. */
  h1 + p {
    line-height: 1.75 !important;
  }`;

/** Without JavaScript, hides what wouldn't work, and shows the wide navigation at every width, as no menu can open. */
export const withoutScriptStyles = `
  [data-needs-script] { display: none !important }
  [data-nav=wide] { display: flex }
  [aria-controls=menu] { display: none }
  ${media.small} {
    [data-nav=bar] { position: static }
    [data-nav=row] { height: auto; flex-wrap: wrap; gap: 0; padding: 0.875rem 0 1rem }
    [data-nav=wide] { width: 100%; flex-wrap: wrap; gap: 0 1.5rem }
  }
`;
