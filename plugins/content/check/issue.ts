/** One problem with the content. */
export interface Issue {
  /** The file, from the project's root: `data/clients.json`. */
  readonly file: string;
  /** The place in the file, `[12].logo`, without the word items that all lists share. Empty for the file itself. */
  readonly path: string;
  /** Where in the file it is, from 1: of syntax errors, and of others once they are located. */
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
  /** A warning is reported, and stops nothing. */
  readonly severity?: "warning";
}

export type Path = readonly PropertyKey[];

/** `["items", 12, "logo"]` as `[12].logo`. */
export const formatPath = (path: Path): string =>
  path
    .filter((part, index) => !(index === 0 && part === "items" && path.length > 1))
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");

/** An issue in a file, whose name is relative to data/. */
export const issueIn = (file: string, at: Path, message: string): Issue => ({
  file: `data/${file}`,
  path: formatPath(at),
  message,
});

export const warningIn = (...args: Parameters<typeof issueIn>): Issue => ({ ...issueIn(...args), severity: "warning" });

/** One line for the console, with the position in a format that editors and terminals recognise. */
export const formatIssue = ({ file, path, line, column, message }: Issue): string => {
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  return `${place}: ${path ? `${path}: ` : ""}${message}`;
};

/** Whether an issue stops a build. */
export const isError = ({ severity }: Issue): boolean => severity !== "warning";
