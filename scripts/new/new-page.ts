import path from "node:path";
import { z } from "zod";
import { readFacts } from "../../plugins/content/facts";
import { contentFiles } from "../../plugins/content/schema";
import { shapeOf } from "../../plugins/content/schema/fields";
import { slugify } from "../../plugins/content/schema/pages/anchor";
import type { NewFiles } from "./new-code";

/** What a field that has to be there holds until someone fills it in: nothing, which the content check reports. */
const blank = (schema: z.core.$ZodType): unknown => {
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodArray) {
    const { minItems } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    return Array.from({ length: minItems ?? 0 }, () => blank(schema.element));
  }
  if (!(schema instanceof z.ZodObject)) return "";
  const required = Object.entries(shapeOf(schema)).filter(([, field]) => !z.safeParse(field, undefined).success);
  return Object.fromEntries(required.map(([name, field]) => [name, blank(field)]));
};

/** The fields that a page or a service must have, blank but for its name and address. */
export const newPage = (folder: "pages" | "services", name: string, projectDir: string): NewFiles => {
  const slug = slugify(name);
  if (slug === "") throw new Error(`"${name}" has no letter or digit to make an address of.`);
  const { paths } = readFacts(path.join(projectDir, "data")).site;
  const file = contentFiles.find(({ pattern }) => pattern === `${folder}/*.json`);
  const page = {
    ...z.record(z.string(), z.unknown()).parse(file && blank(file.schema)),
    path: `${folder === "services" ? paths.services : "/"}${slug}/`,
    name,
  };
  return { files: { [`data/${folder}/${slug}.json`]: `${JSON.stringify(page, null, 2)}\n` } };
};
