import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { findNodeAtLocation, parseTree, type Node } from "jsonc-parser";
import type { Issue } from "../issue";
import { positionAt } from "./parse-json";

/** What is at a path. If it's missing, the object or list that should contain it. */
const nodeAt = (tree: Node, keys: (string | number)[]): Node | undefined => {
  const node = findNodeAtLocation(tree, keys);
  if (node) return node.parent?.type === "property" ? node.parent : node;
  return keys.length > 0 ? nodeAt(tree, keys.slice(0, -1)) : undefined;
};

/** The issues with line and column, if their path is in the file. `projectDir` is where the names of files begin. */
export const locate = (issues: readonly Issue[], projectDir: string): Issue[] =>
  issues.map((issue) => {
    const file = path.join(projectDir, issue.file);
    if (issue.line !== undefined || issue.path.length === 0 || !file.endsWith(".json") || !existsSync(file))
      return issue;
    const text = readFileSync(file, "utf8");
    const tree = parseTree(text);
    const node =
      tree &&
      nodeAt(
        tree,
        issue.path.filter((key) => typeof key !== "symbol"),
      );
    return node ? { ...issue, ...positionAt(text, node.offset) } : issue;
  });
