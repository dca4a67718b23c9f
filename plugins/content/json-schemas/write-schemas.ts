/** `npm run schemas`: writes the JSON Schemas of data/schema from the zod schemas. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { jsonSchemas } from "./json-schemas";

const dir = path.resolve("data", "schema");
const schemas = jsonSchemas();
mkdirSync(dir, { recursive: true });
for (const [file, source] of schemas) writeFileSync(path.join(dir, file), source);
console.log(`Wrote ${schemas.size} schemas to data/schema.`);
