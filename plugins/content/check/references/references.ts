import { z } from "zod";
import { optionOf, roles, shapeOf, type Role } from "../../schema/fields";
import type { Path } from "../issue";

/** A text in the content that refers to something: a file, a page, an icon. */
export interface Reference {
  readonly role: Role;
  readonly value: string;
  readonly path: Path;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** All references in a value, as far as it matches the schema. */
export const referencesIn = (schema: z.core.$ZodType, value: unknown, path: Path = []): Reference[] => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return referencesIn(schema.unwrap(), value, path);
  }
  if (schema instanceof z.ZodArray) {
    return Array.isArray(value)
      ? value.flatMap((entry, index) => referencesIn(schema.element, entry, [...path, index]))
      : [];
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const option = isRecord(value) ? optionOf(schema, value) : undefined;
    return option ? referencesIn(option, value, path) : [];
  }
  if (schema instanceof z.ZodObject) {
    return isRecord(value)
      ? Object.entries(shapeOf(schema)).flatMap(([key, field]) => referencesIn(field, value[key], [...path, key]))
      : [];
  }
  const role = roles.get(schema);
  return role && typeof value === "string" && value.trim() ? [{ role, value, path }] : [];
};
