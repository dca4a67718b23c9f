import { z } from "zod";

export interface Issue {
  /** The file, from the project's root: `data/clients.json`. */
  readonly file: string;
  /** The place in the file: `["items", 12, "logo"]`. Empty for the file itself. */
  readonly path: Path;
  /** Where in the file it is, from 1: of syntax errors, and of others once they are located. */
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
  /** A warning is reported, and stops nothing. */
  readonly severity?: "warning";
}

export type Path = readonly PropertyKey[];

/** `["items", 12, "logo"]` as `[12].logo`, without the word that all lists share. */
export const formatPath = (path: Path): string => z.core.toDotPath(path).replace(/^items(\.|(?=\[))/, "");

/** An issue in a file, whose name is relative to data/. */
export const issueIn = (file: string, path: Path, message: string): Issue => ({ file: `data/${file}`, path, message });

export const warningIn = (...args: Parameters<typeof issueIn>): Issue => ({ ...issueIn(...args), severity: "warning" });

/** One line for the console, with the position in a format that editors and terminals recognise. */
export const formatIssue = ({ file, path, line, column, message }: Issue): string => {
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  return [place, formatPath(path), message].filter(Boolean).join(": ");
};

/** Whether an issue stops a build. */
export const isError = ({ severity }: Issue): boolean => severity !== "warning";
