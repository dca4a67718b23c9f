import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { issuesOf, readContent } from "../content/check/check-content";
import { formatIssue, isError, type Issue } from "../content/check/issue";
import { LOCAL_BACKEND } from "./backend";
import { EDITOR_PATH, editorFile } from "./files";

/** A file that the editor is about to save, and the new pictures and films it names. */
const draftSchema = z.object({ file: z.string(), content: z.unknown(), uploads: z.array(z.string()) });

/** The issues that the content would have with a file as the editor is about to save it, leaving out those it has already. */
export const draftIssues = async (projectDir: string, draft: z.output<typeof draftSchema>): Promise<Issue[]> => {
  const dataDir = path.join(projectDir, "data");
  const [before, after] = await Promise.all([readContent(dataDir), readContent(dataDir, { draft })]);
  const known = new Set(issuesOf(before).map(formatIssue));
  return issuesOf(after).filter((issue) => isError(issue) && !known.has(formatIssue(issue)));
};

/** The types of the editor's files. */
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".woff2": "font/woff2",
};

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** The editor, and its check, for `gatsby develop`. */
export const editorMiddleware = (projectDir: string): Middleware => {
  const answer = async (name: string, request: IncomingMessage): Promise<string | Buffer | undefined> => {
    if (name === "check" && request.method === "POST") {
      const issues = await draftIssues(projectDir, draftSchema.parse(JSON.parse(await text(request))));
      for (const issue of issues) console.error(`Not saved: ${formatIssue(issue)}`);
      return JSON.stringify(issues.map(formatIssue));
    }
    return editorFile(projectDir, name || "index.html", LOCAL_BACKEND, `http://${request.headers.host ?? "localhost"}`);
  };
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (!pathname.startsWith(EDITOR_PATH)) {
      next();
      return;
    }
    const name = pathname.slice(EDITOR_PATH.length);
    answer(name, request).then((content) => {
      if (content === undefined) {
        next();
        return;
      }
      response.setHeader("Content-Type", TYPES[path.extname(name || "index.html")] ?? "application/json");
      response.setHeader("Cache-Control", "no-store");
      response.end(content);
    }, next);
  };
};
