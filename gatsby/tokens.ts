/** A name such as `{name}` or `{headquarters.line}` that stands for a fact of the site settings. */
const TOKEN = /\{([a-zA-Z]\w*(?:\.[a-zA-Z]\w*)*)\}/g;

const lookUp = (facts: unknown, key: string): string | undefined => {
  let value = facts;
  for (const part of key.split(".")) {
    if (typeof value !== "object" || value === null) return undefined;
    value = new Map<string, unknown>(Object.entries(value)).get(part);
  }
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
};

/** The text with every token it knows replaced; an unknown one stays as it is, for the content check to report. */
export const replaceTokens = (text: string, facts: unknown): string =>
  text.replace(TOKEN, (token, key: string) => lookUp(facts, key) ?? token);

/** The same for every text inside a JSON value, whatever its shape. */
export const replaceTokensIn = (value: unknown, facts: unknown): unknown => {
  if (typeof value === "string") return replaceTokens(value, facts);
  if (Array.isArray(value)) return value.map((item) => replaceTokensIn(item, facts));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceTokensIn(item, facts)]));
};
