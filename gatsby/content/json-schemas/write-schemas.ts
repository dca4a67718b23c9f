/** `npm run schemas`: writes the JSON Schemas of data/schema, and the tables of data/README.md, from the zod schemas. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withTables } from "./field-tables";
import { jsonSchemas } from "./json-schemas";

const dir = path.resolve("data", "schema");
const schemas = jsonSchemas();
mkdirSync(dir, { recursive: true });
for (const [file, source] of schemas) writeFileSync(path.join(dir, file), source);
const readme = path.resolve("data", "README.md");
writeFileSync(readme, withTables(readFileSync(readme, "utf8")));
console.log(`Wrote ${schemas.size} schemas to data/schema, and the tables of data/README.md.`);
