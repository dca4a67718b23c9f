import { execFileSync } from "node:child_process";
import { z } from "zod";
import type { Content } from "./check-content";
import { addressesIn, issueIn } from "./document";
import type { Issue } from "./issue";

/** What Git prints; nothing where there's no Git, no repository or no commit yet. */
const git = (projectDir: string, ...args: string[]): string => {
  try {
    return execFileSync("git", args, { cwd: projectDir, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return "";
  }
};

/** The addresses in a page's file, or in data/site.json. */
const savedFile = z.object({ path: z.string().optional(), paths: z.record(z.string(), z.string()).optional() });

const pathsIn = (json: string): string[] => {
  const { path, paths = {} } = savedFile.catch({}).parse(json === "" ? {} : JSON.parse(json));
  return [...(path === undefined ? [] : [path]), ...Object.values(paths)];
};

/**
 * Warns of each address that a page had in the last commit, and that now leads nowhere: the page was renamed or
 * deleted, and search engines and other sites still link to it.
 */
export const lostAddresses = (projectDir: string, { read }: Pick<Content, "read">): Issue[] => {
  const documents = read.flatMap((result) => ("document" in result ? [result.document] : []));
  const redirects = documents.flatMap(({ entries }) => entries.map(({ fields: { from } }) => from));
  const known = new Set([...addressesIn(documents).map(({ address }) => address), ...redirects]);
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
    "data/site.json",
  );
  return changed
    .split("\0")
    .filter(Boolean)
    .flatMap((file) => pathsIn(git(projectDir, "show", `HEAD:./${file}`)))
    .filter((path) => !known.has(path))
    .map((path) => ({
      ...issueIn(
        "redirects.json",
        [],
        `no page has the address ${path} any more; add it as "from", with the page that visitors want as "to"`,
      ),
      severity: "warning",
    }));
};
