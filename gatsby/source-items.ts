import type { Actions, CreateNodeArgs, Node } from "gatsby";
import { z } from "zod";
import { formatFault } from "./check-content/fault";
import { faultsOf } from "./check-content/validate";
import { contentFileFor } from "./schema";
import { DATA_FILE_TYPE } from "./schema/type-name";
import { readSite, substituteTokens, tokensOf } from "./tokens";

const SITE_FILE = "site.json";

type NodeHelpers = "createContentDigest" | "createNodeId" | "getNode" | "getNodesByType";

interface CreateNodeApi extends Pick<CreateNodeArgs, NodeHelpers> {
  readonly node: Node;
  readonly actions: Pick<Actions, "createNode" | "createParentChildLink">;
  readonly reporter: { readonly error: (message: string) => unknown };
}

const NODE_FIELDS: readonly string[] = ["id", "parent", "children", "internal", "fields"];

/** What gatsby-transformer-json has put into the node, without what Gatsby added. */
const contentOf = (node: Node): Record<string, unknown> =>
  Object.fromEntries(Object.entries(node).filter(([field]) => !NODE_FIELDS.includes(field)));

const createItems = async (
  dataFile: Node,
  { actions, createContentDigest, createNodeId, getNode, reporter }: CreateNodeApi,
): Promise<void> => {
  const file = dataFile.parent ? getNode(dataFile.parent) : undefined;
  if (!file) return;
  const relativePath = String(file.relativePath);
  const dataDir = String(file.absolutePath).slice(0, -relativePath.length);
  const contentFile = contentFileFor(relativePath);
  if (!contentFile) return;
  const content = contentOf(dataFile);
  try {
    const site = readSite(dataDir);
    for (const { type, key, fields } of contentFile.toNodes(substituteTokens(content, tokensOf(site)), site)) {
      const node = {
        ...fields,
        id: createNodeId(`${relativePath} ${key}`),
        parent: dataFile.id,
        children: [],
        internal: { type, contentDigest: createContentDigest(fields) },
      };
      await actions.createNode(node);
      actions.createParentChildLink({ parent: dataFile, child: node });
    }
  } catch (error) {
    // A start or a build has been stopped by the content check before this; here a file was edited while developing.
    if (!(error instanceof z.ZodError)) throw error;
    reporter.error(faultsOf(contentFile.schema, content, relativePath).map(formatFault).join("\n"));
  }
};

/**
 * Makes the nodes of our types out of each JSON file: one a file, or one for each of its items. Here, and nowhere else,
 * the tokens of data/site.json are put into the texts; so an edit of that file renews all nodes.
 */
export const onCreateNode = async (args: CreateNodeApi): Promise<void> => {
  const { node, getNode, getNodesByType } = args;
  if (node.internal.type !== DATA_FILE_TYPE) return;
  await createItems(node, args);
  const file = node.parent ? getNode(node.parent) : undefined;
  if (file?.relativePath !== SITE_FILE) return;
  for (const other of getNodesByType(DATA_FILE_TYPE)) if (other.id !== node.id) await createItems(other, args);
};
