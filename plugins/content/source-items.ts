import type { Actions, CreateNodeArgs, Node } from "gatsby";
import { readFacts, type Facts } from "./facts";
import { contentFileFor } from "./schema";
import { DATA_FILE_TYPE } from "./schema/type-defs";
import { FACT_FILES, substituteTokens } from "./tokens";

type NodeHelpers = "createContentDigest" | "createNodeId" | "getNode" | "getNodesByType";

interface CreateNodeApi extends Pick<CreateNodeArgs, NodeHelpers> {
  readonly node: Node;
  readonly actions: Pick<Actions, "createNode" | "createParentChildLink">;
}

const createItems = async (
  dataFile: Node,
  dataDir: string,
  relativePath: string,
  { site, tokens }: Facts,
  { actions, createContentDigest, createNodeId }: CreateNodeApi,
): Promise<void> => {
  const contentFile = contentFileFor(relativePath);
  if (!contentFile) return;
  // The schemas leave out what Gatsby has added to the JSON.
  const content = substituteTokens(dataFile, tokens);
  const nodes = contentFile.toNodes(content, site, dataDir).map(({ type, fields }, index) => ({
    ...fields,
    // Named after the file node, so that in a moved or copied project no node replaces one that
    // Gatsby is about to delete.
    id: createNodeId(`${dataFile.id} ${type} ${index}`),
    parent: dataFile.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  }));
  const last = nodes.at(-1);
  if (!last) return;
  // All nodes and their link before the first await: during one, Gatsby can read a changed file, which deletes the
  // items it had. Any made after that would stay, also those that the file no longer contains.
  const created = nodes.map(async (node) => actions.createNode(node));
  // Each link writes the file's whole node again, which takes minutes for thousands of items. So there's one link
  // for all of them.
  dataFile.children = [...new Set([...dataFile.children, ...nodes.map(({ id }) => id)])];
  actions.createParentChildLink({ parent: dataFile, child: last });
  await Promise.all(created);
};

/**
 * Makes nodes of our types from each JSON file, which has passed the check (`accept-content.ts`): one for the file, or one for
 * each of its items. Tokens become facts here, so an edit of the files with facts renews all nodes.
 */
export const onCreateNode = async (args: CreateNodeApi): Promise<void> => {
  const { node, getNode, getNodesByType } = args;
  const pathOf = ({ parent }: Node): string => {
    const relativePath = parent ? getNode(parent)?.relativePath : undefined;
    return typeof relativePath === "string" ? relativePath : "";
  };
  const file = node.internal.type === DATA_FILE_TYPE && node.parent ? getNode(node.parent) : undefined;
  if (!file) return;
  const dataDir = String(file.absolutePath).slice(0, -pathOf(node).length);
  const facts = readFacts(dataDir);
  await createItems(node, dataDir, pathOf(node), facts, args);
  if (!FACT_FILES.includes(pathOf(node))) return;
  for (const { id } of getNodesByType(DATA_FILE_TYPE)) {
    // Gatsby may have deleted it since, or made another of the changed file.
    const other = getNode(id);
    if (other && id !== node.id) await createItems(other, dataDir, pathOf(other), facts, args);
  }
};
