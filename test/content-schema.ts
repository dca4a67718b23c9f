import { readFileSync } from "node:fs";
import path from "node:path";
import {
  buildSchema,
  execute,
  FieldsOnCorrectTypeRule,
  getNamedType,
  Kind,
  parse,
  validate,
  valueFromASTUntyped,
  type DefinitionNode,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type ObjectTypeDefinitionNode,
} from "gatsby/graphql";
import { listFiles } from "../plugins/utils/list-files";
import { contentFileFor } from "../plugins/content/schema";
import { typeDefs } from "../plugins/content/schema/type-defs";
import type { GetNodesByType } from "../plugins/utils/nodes-of";
import { siteSettingsSchema } from "../plugins/content/schema/site-settings";
import { OFFICES_FILE, readTokens, SITE_FILE, substituteTokens } from "../plugins/content/tokens";
import { fakeNode } from "./fake-node";
import { illustration } from "./fixtures";

/*
 * The content in GraphQL without Gatsby: our own types, and just enough of what Gatsby adds to them
 * (root fields, filters, sorting, links, files) to run a query in a unit test on the real data.
 */

type Fields = Readonly<Record<string, unknown>>;

interface StoredNode extends Fields {
  readonly nodeType: string;
  /** The type, and the index among all nodes of the type: `Page 0`. */
  readonly id: string;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const objectTypes = (): ObjectTypeDefinitionNode[] =>
  typeDefs
    .flatMap((source): readonly DefinitionNode[] => parse(source).definitions)
    .filter((definition) => definition.kind === Kind.OBJECT_TYPE_DEFINITION);

const isNodeType = ({ interfaces = [] }: ObjectTypeDefinitionNode): boolean =>
  interfaces.some(({ name }) => name.value === "Node");

/** Gatsby's name for the root field of `PortfolioImage`: `portfolioImage`. */
const rootName = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);

const GATSBY_TYPES = `
  directive @dontInfer on OBJECT
  directive @link(by: String!) on FIELD_DEFINITION
  directive @dateformat on FIELD_DEFINITION
  scalar Date
  scalar JSON
  type ImageSharp { gatsbyImageData: JSON! }
  type File { relativePath: String! publicURL: String childImageSharp: ImageSharp }
`;

/** Our types, and root fields for those of nodes. Their arguments aren't declared: the resolver reads them as written. */
const buildContentSchema = (): GraphQLSchema => {
  const names = objectTypes()
    .filter(isNodeType)
    .map(({ name }) => name.value);
  const types = typeDefs.map((source) => source.replace(" implements Node", ""));
  const connections = names.map((name) => `type ${name}Connection { totalCount: Int! nodes: [${name}!]! }`);
  return buildSchema(`
    ${GATSBY_TYPES}
    ${[...types, ...connections].join("\n")}
    type Query { ${names.map((name) => `${rootName(name)}: ${name} all${name}: ${name}Connection!`).join("\n")} }
  `);
};

/** Reads one content file, by its path in data/. */
export type ReadContent = (file: string) => unknown;

const readFrom =
  (dataDir: string): ReadContent =>
  (file) =>
    file.endsWith(".json") ? (JSON.parse(readFileSync(path.join(dataDir, file), "utf8")) as unknown) : undefined;

const readNodes = (dataDir: string, read: ReadContent): StoredNode[] => {
  const counts = new Map<string, number>();
  const { tokens } = readTokens(read(SITE_FILE), read(OFFICES_FILE));
  const site = siteSettingsSchema.loose().parse(substituteTokens(read(SITE_FILE), tokens));
  return listFiles(dataDir).flatMap((file) => {
    const nodes = contentFileFor(file)?.toNodes(substituteTokens(read(file), tokens), site, dataDir) ?? [];
    return nodes.map(({ type, fields }) => {
      const count = counts.get(type) ?? 0;
      counts.set(type, count + 1);
      return { ...fields, nodeType: type, id: `${type} ${count}` };
    });
  });
};

/** The content's nodes as Gatsby's hooks get them. */
export const nodesIn =
  (dataDir: string): GetNodesByType =>
  (type) =>
    readNodes(dataDir, readFrom(dataDir))
      .filter(({ nodeType }) => nodeType === type)
      .map(({ nodeType, ...fields }) => fakeNode(nodeType, { ...fields, id: fields.id }));

const OPERATORS: Readonly<Record<string, (value: unknown, operand: unknown) => boolean>> = {
  eq: (value, operand) => value === operand,
  ne: (value, operand) => value !== operand,
  in: (value, operand) => Array.isArray(operand) && operand.includes(value),
};

const matches = (node: unknown, filter: unknown): boolean =>
  !isFields(filter) ||
  Object.entries(filter).every(([key, condition]) => {
    const operator = OPERATORS[key];
    return operator ? operator(node, condition) : isFields(node) && matches(node[key], condition);
  });

const compare = (a: unknown, b: unknown, sort: unknown): number => {
  if (!isFields(sort)) {
    const order = typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b));
    return sort === "DESC" ? -order : order;
  }
  const [[key, inner] = ["", "ASC"]] = Object.entries(sort);
  return isFields(a) && isFields(b) ? compare(a[key], b[key], inner) : 0;
};

const directiveOf = (info: Parameters<GraphQLFieldResolver<unknown, unknown>>[3], name: string) => {
  const field = info.parentType.getFields()[info.fieldName];
  return field?.astNode?.directives?.find((directive) => directive.name.value === name);
};

const argumentOf = (directive: ReturnType<typeof directiveOf>): string => {
  const value = directive?.arguments?.[0]?.value;
  return value?.kind === Kind.STRING ? value.value : "";
};

/** A field's arguments as the query writes them: `{ filter: { isService: { eq: true } } }`. */
const argumentsOf = ({ fieldNodes }: Parameters<GraphQLFieldResolver<unknown, unknown>>[3]): Fields =>
  Object.fromEntries(
    (fieldNodes[0]?.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]),
  );

/**
 * Runs queries on the content of `dataDir`.
 *
 * @param read gives a file's content; a test may change it on the way
 * @param asked collects the fields that queries ask for, find and sort by, as `Client.name`
 */
export const contentQueries = (
  dataDir: string,
  read: ReadContent = readFrom(dataDir),
  asked = new Set<string>(),
): ((source: string) => Promise<ExecutionResult>) => {
  const schema = buildContentSchema();
  const nodes = readNodes(dataDir, read);

  const root = (fieldName: string, args: Fields): unknown => {
    const named = (type: string) => nodes.filter(({ nodeType }) => nodeType === type);
    if (!fieldName.startsWith("all")) {
      return named(fieldName.charAt(0).toUpperCase() + fieldName.slice(1)).find((node) => matches(node, args));
    }
    const found = named(fieldName.slice(3)).filter((node) => matches(node, args.filter));
    if (isFields(args.sort)) found.sort((a, b) => compare(a, b, args.sort));
    const limit = args.limit === undefined ? found.length : Number(args.limit);
    return { totalCount: found.length, nodes: found.slice(0, limit) };
  };

  const linked = (type: string, by: string, value: unknown): unknown =>
    Array.isArray(value)
      ? value.map((entry) => linked(type, by, entry))
      : nodes.find((node) => node.nodeType === type && node[by] === value);

  const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (source, _args, _context, info) => {
    const args = argumentsOf(info);
    asked.add(`${info.parentType.name}.${info.fieldName}`);
    if (info.parentType.name === "Query") {
      const type = getNamedType(info.returnType).name.replace(/Connection$/, "");
      const { filter, sort, ...direct } = args;
      for (const names of [filter, sort, direct].filter(isFields)) {
        for (const name of Object.keys(names)) asked.add(`${type}.${name}`);
      }
      return root(info.fieldName, args);
    }
    const value = isFields(source) ? source[info.fieldName] : undefined;
    const link = directiveOf(info, "link");
    if (!link) return value;
    const type = getNamedType(info.returnType).name;
    return type === "File"
      ? { relativePath: value, publicURL: `/static/${String(value)}`, ...illustration("").file }
      : linked(type, argumentOf(link), value);
  };

  return async (source) => {
    const document = parse(source);
    const errors = validate(schema, document, [FieldsOnCorrectTypeRule]);
    if (errors.length > 0) return { errors };
    return execute({
      schema,
      document,
      fieldResolver,
      typeResolver: (value) => (isFields(value) && isFields(value.internal) ? String(value.internal.type) : undefined),
    });
  };
};
