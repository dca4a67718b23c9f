import { execFileSync } from "node:child_process";
import { FIXED_PAGES } from "../schema/site-settings";
import { addressesIn, type Document } from "./document";
import { warningIn, type Issue } from "./issue";

/** An address of a page, in its file or in data/site.json. */
const ADDRESS = new RegExp(`"(?:path|${FIXED_PAGES.join("|")})":\\s*"(/[^"]*)"`, "g");

/** What was taken out of the files with addresses since the last commit. Nothing without Git, or without a commit. */
const removedLines = (projectDir: string): string[] => {
  // After `git mv`, Git would otherwise tell only what changed inside the file.
  const diff = ["diff", "HEAD", "--no-renames", "--no-ext-diff", "--no-color", "--unified=0"];
  const files = ["data/services", "data/pages", "data/site.json"];
  try {
    return execFileSync("git", [...diff, "--", ...files], {
      cwd: projectDir,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    })
      .split("\n")
      .filter((line) => line.startsWith("-"));
  } catch {
    return [];
  }
};

/** Warns of each address that a page had in the last commit, and that now leads nowhere: others still link to it. */
export const lostAddresses = (projectDir: string, documents: readonly Document[]): Issue[] => {
  const redirects = documents.flatMap(({ entries }) => entries.map(({ fields: { from } }) => from));
  const known = new Set([...addressesIn(documents).map(({ address }) => address), ...redirects]);
  return removedLines(projectDir)
    .flatMap((line) => [...line.matchAll(ADDRESS)].flatMap(([, address]) => address ?? []))
    .filter((address) => documents.length > 0 && !known.has(address))
    .map((address) =>
      warningIn(
        "redirects.json",
        [],
        `no page has the address ${address} any more; add it as "from", with the page that visitors want as "to"`,
      ),
    );
};
