import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseTree, type Node } from "jsonc-parser";
import { formatPath, type Issue, type Path } from "../issue";
import { positionAt } from "./parse-json";

/** The paths in a JSON file, as issues name them, each with its offset. */
const placesIn = (text: string): ReadonlyMap<string, Node> => {
  const places = new Map<string, Node>();
  const walk = (node: Node, at: Path): void => {
    places.set(formatPath(at), node);
    for (const [index, child] of (node.children ?? []).entries()) {
      const [name, value] = child.children ?? [];
      if (node.type === "array") walk(child, [...at, index]);
      else if (name && value) walk(value, [...at, String(name.value)]);
    }
  };
  const tree = parseTree(text);
  if (tree) walk(tree, []);
  return places;
};

/** The offset of a path. If it's missing, the offset of the object or list that should contain it. */
const offsetOf = (place: string, places: ReadonlyMap<string, Node>): number | undefined => {
  const node = places.get(place);
  if (node) return node.parent?.type === "property" ? node.parent.offset : node.offset;
  const outer = place.replace(/(?:\[\d+\]|\.?[^.[\]]+)$/, "");
  const holder = outer === place ? undefined : places.get(outer);
  return holder?.type === "object" || holder?.type === "array" ? offsetOf(outer, places) : undefined;
};

/**
 * The issues with line and column, if their path is in the file.
 *
 * @param projectDir the folder from which issues name their files
 */
export const locate = (issues: readonly Issue[], projectDir: string): Issue[] => {
  const files = new Map<string, { readonly text: string; readonly places: ReadonlyMap<string, Node> }>();
  return issues.map((issue) => {
    const file = path.join(projectDir, issue.file);
    if (issue.line !== undefined || issue.path === "" || !file.endsWith(".json") || !existsSync(file)) return issue;
    const text = files.get(file)?.text ?? readFileSync(file, "utf8");
    const places = files.get(file)?.places ?? placesIn(text);
    files.set(file, { text, places });
    const offset = offsetOf(issue.path, places);
    return offset === undefined ? issue : { ...issue, ...positionAt(text, offset) };
  });
};
