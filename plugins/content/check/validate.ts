import { z } from "zod";
import { issueIn, type Issue } from "./issue";
import { didYouMean, shortened } from "./suggest";

const KIND_NAMES: Readonly<Record<string, string>> = {
  string: "text",
  int: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

const kindOf = (value: unknown): string => {
  if (value === null) return "null";
  const type = Array.isArray(value) ? "array" : typeof value;
  return KIND_NAMES[type] ?? type;
};

const items = (count: number): string => (count === 1 ? "1 item" : `${count} items`);

const choice = (value: unknown, options: readonly unknown[]): string => {
  const names = options.map(String);
  const suggestion = didYouMean(String(value), names);
  return `${shortened(JSON.stringify(value))} is unknown${suggestion || `; it must be one of ${names.join(", ")}`}`;
};

const missing = (path: readonly PropertyKey[] = [], schema?: unknown): string => {
  const description = schema instanceof z.ZodType ? schema.description : undefined;
  return [`missing; add "${String(path.at(-1))}"`, ...(description ? [description] : [])].join(". What it is: ");
};

const fieldsOf = (schema: unknown): string[] => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

const unknownField = (name: string, known: readonly string[]): string =>
  `unknown field${didYouMean(name, known)}; rename it or take it out. The fields here: ${known.join(", ")}`;

/** Words the validator's findings for people who edit the content. */
const describe: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? missing(issue.path, issue.inst)
        : `must be ${KIND_NAMES[issue.expected] ?? issue.expected}, not ${typeof issue.input === "number" && issue.expected === "int" ? String(issue.input) : kindOf(issue.input)}`;
    case "invalid_value":
      return issue.input === undefined ? missing(issue.path, issue.inst) : choice(issue.input, issue.values);
    case "invalid_union": {
      const { input, discriminator = "" } = issue;
      const value: unknown = input instanceof Object ? Reflect.get(input, discriminator) : undefined;
      const options = Array.isArray(issue.options) ? issue.options : [];
      return value === undefined ? `${missing([discriminator])}: one of ${options.join(", ")}` : choice(value, options);
    }
    case "unrecognized_keys":
      // One issue for each field: below, each gets its own path.
      return issue.keys.map((key) => unknownField(key, fieldsOf(issue.inst))).join("\n");
    case "too_small":
      return issue.origin === "array"
        ? `has ${items(Array.isArray(issue.input) ? issue.input.length : 0)}, but the layout needs at least ${issue.minimum}`
        : `must be at least ${issue.minimum}`;
    case "too_big":
      if (issue.origin === "string") {
        return `has ${String(issue.input).length} characters, but there is room for ${issue.maximum}`;
      }
      return issue.origin === "array"
        ? `has ${items(Array.isArray(issue.input) ? issue.input.length : 0)}, but the layout has room for ${issue.maximum}`
        : `must be at most ${issue.maximum}`;
    // Every other rule has its own words where it's declared.
    case "custom":
    case "invalid_element":
    case "invalid_format":
    case "invalid_key":
    case "not_multiple_of":
      return undefined;
  }
};

/** The issues of one file's content, without looking at other files. `file` is relative to data/. */
export const validate = (schema: z.ZodType, content: unknown, file: string): Issue[] =>
  (schema.safeParse(content, { error: describe }).error?.issues ?? []).flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.message
          .split("\n")
          .map((message, index) => issueIn(file, [...issue.path, issue.keys[index] ?? ""], message))
      : [issueIn(file, issue.path, issue.message)],
  );
