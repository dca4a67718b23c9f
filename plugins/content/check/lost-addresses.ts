import { execFileSync } from "node:child_process";
import type { Content } from "./check-content";
import { issueIn } from "./document";
import type { Issue } from "./issue";

/** What Git prints; nothing where there's no Git, no repository or no commit yet. */
const git = (projectDir: string, ...args: string[]): string => {
  try {
    return execFileSync("git", args, { cwd: projectDir, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return "";
  }
};

const pathIn = (json: string): unknown => {
  const page: unknown = json === "" ? undefined : JSON.parse(json);
  return page instanceof Object && "path" in page ? page.path : undefined;
};

/**
 * Warns of each address that a page had in the last commit, and that now leads nowhere: the page was renamed or
 * deleted, and search engines and other sites still link to it.
 */
export const lostAddresses = (projectDir: string, { read }: Pick<Content, "read">): Issue[] => {
  const entries = read.flatMap((result) => ("document" in result ? result.document.entries : []));
  const known = new Set(entries.flatMap(({ fields: { path, from } }) => [path, from]));
  // Without -z, Git would escape the letters of other scripts.
  const changed = git(
    projectDir,
    "diff",
    "-z",
    "--name-only",
    // After `git mv`, Git would name only the new file.
    "--no-renames",
    "--relative",
    "HEAD",
    "--",
    "data/services",
    "data/pages",
  );
  return changed
    .split("\0")
    .filter(Boolean)
    .map((file) => pathIn(git(projectDir, "show", `HEAD:./${file}`)))
    .filter((path) => typeof path === "string" && !known.has(path))
    .map((path) => ({
      ...issueIn(
        "redirects.json",
        [],
        `no page has the address ${String(path)} any more; add it as "from", with the page that visitors want as "to"`,
      ),
      severity: "warning",
    }));
};
