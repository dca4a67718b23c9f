import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { checkContent } from "../content/check/check-content";
import { formatIssue, isError } from "../content/check/issue";
import { LOCAL_BACKEND } from "./backend";
import { EDITOR_PATH, editorFile } from "./files";

const CHECKED = ["data", "static/videos"];

/** The issues that a save would add. `draft` has the file, and the new pictures and films it names, by their paths. */
const draftIssues = async (projectDir: string, draft: FormData): Promise<string[]> => {
  const copy = await mkdtemp(path.join(tmpdir(), "draft-"));
  try {
    for (const name of CHECKED) {
      await cp(path.join(projectDir, name), path.join(copy, name), { recursive: true });
    }
    for (const [name, file] of draft) {
      // Joined to the root first, a name can't lead out of the copy.
      const target = path.join(copy, path.join("/", name));
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, Buffer.from(await new Blob([file]).arrayBuffer()));
    }
    const [before, after] = await Promise.all([projectDir, copy].map((dir) => checkContent(path.join(dir, "data"))));
    const known = new Set(before?.map(formatIssue));
    return (after ?? [])
      .filter(isError)
      .map(formatIssue)
      .filter((issue) => !known.has(issue));
  } finally {
    await rm(copy, { recursive: true });
  }
};

const formIn = async (request: IncomingMessage): Promise<FormData> => {
  const headers = { "Content-Type": request.headers["content-type"] ?? "" };
  return new Response(await buffer(request), { headers }).formData();
};

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".woff2": "font/woff2",
};

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** For `gatsby develop`. */
export const editorMiddleware = (projectDir: string): Middleware => {
  const answer = async (name: string, request: IncomingMessage): Promise<string | Buffer | undefined> => {
    if (name === "check" && request.method === "POST") {
      const issues = await draftIssues(projectDir, await formIn(request));
      for (const issue of issues) console.error(`Not saved: ${issue}`);
      return JSON.stringify(issues);
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
