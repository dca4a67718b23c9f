/** What Emotion makes of `media.noScript` and `media.static` (src/theme/layout.ts); rules may hold media queries. */
const WITHOUT_SCRIPT = /@media \(scripting: none\)(,\s*print)?\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;

/**
 * Takes the rules for visitors without script out of a page's styles, for its `noscript`: there they also reach the
 * browsers that don't know the media feature `scripting`, which is younger than the oldest supported ones.
 *
 * @throws Error where one is left, because it's nested deeper than that
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
