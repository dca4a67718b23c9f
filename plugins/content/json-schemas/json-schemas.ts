/** `npm run schemas`: writes the JSON Schemas of data/schema from the zod schemas. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { contentFiles } from "../schema";

/** A JSON Schema for each kind of file in data/, by its name in data/schema/: code editors complete and check fields by it. */
export const jsonSchemas = (): ReadonlyMap<string, string> =>
  // Services and other pages name the same schema. The last one wins, which is the one for any page.
  new Map(
    contentFiles.map(({ jsonSchema, schema }) => {
      const described = z.toJSONSchema(schema, { io: "input", target: "draft-7" });
      return [jsonSchema, `${JSON.stringify(described, null, 2)}\n`] as const;
    }),
  );

if (require.main === module) {
  const dir = path.resolve("data", "schema");
  const schemas = jsonSchemas();
  mkdirSync(dir, { recursive: true });
  for (const [file, source] of schemas) writeFileSync(path.join(dir, file), source);
  console.log(`Wrote ${schemas.size} schemas to data/schema.`);
}
