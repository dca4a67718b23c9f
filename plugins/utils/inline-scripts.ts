/** Gatsby's own inline scripts: assignments of a text, which run nothing. The path of a page has become data by then. */
const GATSBY_SCRIPTS: readonly RegExp[] = [
  /^window\.___chunkMapping="(?:[^"\\]|\\.)*";$/,
  /^window\.___webpackCompilationHash="[0-9a-f]*";$/,
];

const RUNS_AS_SCRIPT = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/** The code of a page's inline scripts. Leaves out data blocks such as JSON-LD, which don't run. */
export const inlineScriptsIn = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)]
    .filter(([, attributes = ""]) => {
      const type = /\stype=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
      return !/\ssrc=/i.test(attributes) && RUNS_AS_SCRIPT.test((type?.[1] ?? type?.[2] ?? type?.[3] ?? "").trim());
    })
    .map(([, , code = ""]) => code);

/** The first event handler in a tag, such as `onclick="…"`. */
const inlineHandlerIn = (html: string): string | undefined => {
  const markup = html.replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi, "");
  for (const [tag] of markup.matchAll(/<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi)) {
    const names = tag.replace(/=\s*(?:"[^"]*"|'[^']*')/g, "= ");
    if (/[\s/]on\w+\s*=/i.test(names)) return tag;
  }
  return undefined;
};

/**
 * Accepts a page only if the project knows every script in it. The policy allows scripts by their hashes, so a
 * script from a package or a mistake mustn't get one unnoticed.
 *
 * @param file for the message
 * @param own the project's own inline scripts
 * @throws Error with the file and the start of the script
 */
export const refuseUnknownScripts = (file: string, html: string, own: readonly string[]): void => {
  const unknown = inlineScriptsIn(html).find(
    (code) => !own.includes(code) && !GATSBY_SCRIPTS.some((pattern) => pattern.test(code.trim())),
  );
  const found = unknown === undefined ? inlineHandlerIn(html) : `<script>${unknown.trim()}`;
  if (found === undefined) return;
  throw new Error(
    `${file} holds ${unknown === undefined ? "an inline event handler" : "an inline script"} that the project does ` +
      `not know: ${found.slice(0, 120)} … Nothing is published. If it belongs there, move it into a file of src/, ` +
      "or name it in plugins/utils/inline-scripts.ts; if not, find the package that adds it.",
  );
};
