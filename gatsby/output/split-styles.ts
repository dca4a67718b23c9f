/** Emotion's output for `media.noScript` and `media.static` (src/theme/layout.ts). Rules can contain media queries. */
const WITHOUT_SCRIPT = /@media \(scripting: none\)(,\s*print)?\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;

/**
 * Moves the rules for visitors without script from a page's styles into its `noscript`. There they also reach
 * supported browsers that are too old for the media feature `scripting`.
 *
 * @throws Error if a rule is left because it's nested more deeply
 */
export const splitStyles = (styles: string): { usual: string; withoutScript: string } => {
  const withoutScript: string[] = [];
  const usual = styles.replace(WITHOUT_SCRIPT, (_, print: string | undefined, rules: string) => {
    withoutScript.push(rules);
    return print === undefined ? "" : `@media print{${rules}}`;
  });
  const left = usual.indexOf("(scripting");
  if (left >= 0)
    throw new Error(`These rules for visitors without script are nested: ${usual.slice(left, left + 120)}`);
  return { usual, withoutScript: withoutScript.join("") };
};
