import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { json, text } from "node:stream/consumers";
import { z } from "zod";
import { listFiles } from "../../plugins/utils/list-files";

const CODE = "one-time-code";
const TOKEN = "access-token";
const MEDIA = "/repos/fig/site/media/main/";

const asked = z.object({ files: z.array(z.string()) });
const commit = z.object({
  branch: z.string(),
  message: z.string(),
  files: z.array(z.object({ operation: z.string(), path: z.string(), content: z.string() })),
});

const sha = (bytes: Buffer): string => createHash("sha1").update(bytes).digest("hex");

/** What the editor needs of a Gitea server: the sign-in with OAuth, and the repository fig/site, which is a folder. */
export class FakeGitea {
  /** The messages of the commits it took. */
  readonly commits: string[] = [];
  /** The challenge of each sign-in's secret (PKCE). */
  private challenge = "";

  constructor(private readonly folder: string) {}

  readonly server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "*");
    const answer = async (): Promise<unknown> => {
      if (request.method === "OPTIONS") return {};
      if (url.pathname === "/login/oauth/authorize") {
        this.challenge = url.searchParams.get("code_challenge") ?? "";
        const back = new URL(url.searchParams.get("redirect_uri") ?? "");
        back.search = new URLSearchParams({ code: CODE, state: url.searchParams.get("state") ?? "" }).toString();
        response.writeHead(302, { Location: back.href });
        return undefined;
      }
      if (url.pathname === "/login/oauth/access_token") return this.exchange(await text(request));
      if (!request.headers.authorization?.endsWith(` ${TOKEN}`)) return undefined;
      return this.api(url.pathname.replace(/^\/api\/v1/, ""), () => json(request));
    };
    answer().then(
      (result) => {
        if (result === undefined && !response.headersSent) response.writeHead(401);
        response.end(result === undefined || result instanceof Buffer ? result : JSON.stringify(result));
      },
      (error: unknown) => {
        console.error(error);
        response.writeHead(500).end();
      },
    );
  });

  /** The token for a code, if whoever brings it has the secret whose challenge came before. */
  private exchange(body: string): unknown {
    const fields = body.startsWith("{")
      ? z.record(z.string(), z.string()).parse(JSON.parse(body))
      : Object.fromEntries(new URLSearchParams(body));
    const proof = createHash("sha256")
      .update(fields.code_verifier ?? "")
      .digest("base64url");
    return fields.code === CODE && proof === this.challenge ? { access_token: TOKEN, token_type: "bearer" } : undefined;
  }

  private async api(address: string, body: () => Promise<unknown>): Promise<unknown> {
    if (address === "/version") return { version: "1.24.0" };
    if (address === "/settings/api") return { default_paging_num: 1000, max_response_items: 1000 };
    if (address === "/user")
      return { id: 1, login: "fig", full_name: "Fig", email: "fig@site.example", avatar_url: "" };
    if (address === "/repos/fig/site")
      return { default_branch: "main", permissions: { admin: false, push: true, pull: true } };
    if (address === "/repos/fig/site/branches/main") return { commit: { id: "abc", message: "Begin" } };
    if (address.startsWith("/repos/fig/site/git/trees/")) return { tree: this.tree(), truncated: false };
    if (address === "/repos/fig/site/file-contents")
      return asked.parse(await body()).files.map((file) => ({
        path: file,
        encoding: "base64",
        content: readFileSync(path.join(this.folder, file), "base64"),
      }));
    if (address === "/repos/fig/site/contents") return this.save(commit.parse(await body()));
    if (address === "/repos/fig/site/commits") return [];
    if (address.startsWith(MEDIA)) return readFileSync(path.join(this.folder, address.slice(MEDIA.length)));
    return undefined;
  }

  private tree(): unknown[] {
    return listFiles(this.folder)
      .filter((file) => file.startsWith("data/"))
      .map((file) => {
        const bytes = readFileSync(path.join(this.folder, file));
        return { type: "blob", path: file, sha: sha(bytes), size: bytes.length };
      });
  }

  private save({ message, files }: z.output<typeof commit>): unknown {
    this.commits.push(message);
    for (const { path: file, content } of files)
      writeFileSync(path.join(this.folder, file), Buffer.from(content, "base64"));
    return {
      commit: { sha: "def", created: new Date().toJSON() },
      files: files.map(({ path: file, content }) => ({ path: file, sha: sha(Buffer.from(content, "base64")) })),
    };
  }
}
