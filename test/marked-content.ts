import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { contentFileFor } from "../plugins/content/schema";
import { optionOf, roles, shapeOf } from "../plugins/content/schema/fields";
import { siteSettingsSchema, type SiteSettings } from "../plugins/content/schema/site-settings";
import { AGENCY_DATA } from "./agency";

/*
 * An agency's content with a mark in every text that visitors can read. If no page contains a mark, its
 * field is accepted but never shown.
 */

/** Marks, and the field of each: a file's pattern and the path to the field. */
export const markedFields = new Map<string, string>();

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether the schema is for running text, not for an address, an icon's name or a date. */
const isPlainText = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodString && !roles.get(schema) && schema.safeParse("Mark 0").success;

/** The text as a mark. Its tokens stay, because they bring the facts of site.json into the pages. */
const mark = (text: unknown, field: string): string => {
  const name = `Mk${String(markedFields.size).padStart(5, "0")}`;
  markedFields.set(name, field);
  return [...(typeof text === "string" ? (text.match(/\{\w+\}/g) ?? []) : []), name].join(" ");
};

const withMarks = (schema: z.core.$ZodType, value: unknown, field: string): unknown => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const inner = schema.unwrap();
    const isText = isPlainText(inner) || (inner instanceof z.ZodArray && isPlainText(inner.element));
    // Fills in optional texts.
    if (value === undefined && isText) return withMarks(inner, inner instanceof z.ZodArray ? [""] : "", field);
    return value === undefined ? undefined : withMarks(inner, value, field);
  }
  if (schema instanceof z.ZodArray) {
    return Array.isArray(value) ? value.map((entry) => withMarks(schema.element, entry, field)) : value;
  }
  if (schema instanceof z.ZodDiscriminatedUnion && isRecord(value)) {
    const option = optionOf(schema, value);
    return option ? withMarks(option, value, `${field}[${String(value.kind)}]`) : value;
  }
  if (schema instanceof z.ZodObject && isRecord(value)) {
    const fields = Object.entries(shapeOf(schema)).map(([key, inner]) => [
      key,
      withMarks(inner, value[key], `${field}.${key}`),
    ]);
    return { ...value, ...Object.fromEntries(fields) };
  }
  return isPlainText(schema) ? mark(value, field) : value;
};

const files = new Map<string, unknown>();

/** A file of the content, with its texts marked. */
export const readMarked = (file: string): unknown => {
  const contentFile = contentFileFor(file);
  if (contentFile && !files.has(file)) {
    const content: unknown = JSON.parse(readFileSync(path.join(AGENCY_DATA, file), "utf8"));
    files.set(file, withMarks(contentFile.schema, content, contentFile.pattern));
  }
  return files.get(file);
};

/** The facts of the agency, marked. @public a test puts it in the place of src/site.ts */
export const markedSite: SiteSettings = siteSettingsSchema.strip().parse(readMarked("site.json"));
