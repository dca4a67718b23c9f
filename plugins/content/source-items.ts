import type { Actions, CreateNodeArgs, Node } from "gatsby";
import { readFacts, readJson, type Facts } from "./facts";
import { contentFileFor } from "./schema";
import { FACT_FILES, substituteTokens } from "./tokens";

type NodeHelpers = "createContentDigest" | "createNodeId" | "getNode" | "getNodesByType";

interface CreateNodeApi extends Pick<CreateNodeArgs, NodeHelpers> {
  readonly node: Node;
  readonly actions: Pick<Actions, "createNode" | "createParentChildLink">;
}

/** A file's name in data/, with forward slashes. */
const nameOf = ({ relativePath }: Node): string => String(relativePath);

const createItems = async (
  file: Node,
  dataDir: string,
  { site, tokens }: Facts,
  { actions, createContentDigest, createNodeId }: CreateNodeApi,
): Promise<void> => {
  const contentFile = contentFileFor(nameOf(file));
  if (!contentFile) return;
  const content = substituteTokens(readJson(dataDir, nameOf(file)), tokens);
  const nodes = contentFile.toNodes(content, site, dataDir).map(({ type, fields }, index) => ({
    ...fields,
    // Named after the file's node, so that in a moved or copied project no node replaces one that
    // Gatsby is about to delete.
    id: createNodeId(`${file.id} ${type} ${index}`),
    parent: file.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  }));
  const last = nodes.at(-1);
  if (!last) return;
  // All nodes and their link before the first await: during one, Gatsby can read a changed file, which deletes the
  // items it had. Any made after that would stay, also those that the file no longer contains.
  const created = nodes.map(async (node) => actions.createNode(node));
  // Each link writes the file's node again, so there's one for all of them.
  file.children = [...new Set([...file.children, ...nodes.map(({ id }) => id)])];
  actions.createParentChildLink({ parent: file, child: last });
  await Promise.all(created);
};

/**
 * Makes nodes of our types from each JSON file, which has passed the check (`accept-content.ts`): one for the file, or one for
 * each of its items. Tokens become facts here, so an edit of the files with facts renews all nodes.
 */
export const onCreateNode = async (args: CreateNodeApi): Promise<void> => {
  const { node, getNode, getNodesByType } = args;
  if (node.internal.type !== "File" || !contentFileFor(nameOf(node))) return;
  const dataDir = String(node.absolutePath).slice(0, -nameOf(node).length);
  const facts = readFacts(dataDir);
  await createItems(node, dataDir, facts, args);
  if (!FACT_FILES.includes(nameOf(node))) return;
  for (const { id } of getNodesByType("File")) {
    // Gatsby may have deleted it since, or made another of the changed file.
    const other = getNode(id);
    if (other && id !== node.id) await createItems(other, dataDir, facts, args);
  }
};
