import { z } from "zod";
import { roles, type Role } from "../schema/fields";
import type { Path } from "./fault";

/** A text of the content that refers to something: a file, a page, an icon. */
export interface Reference {
  readonly role: Role;
  readonly value: string;
  readonly path: Path;
}

const kindOf = (value: unknown): unknown => (typeof value === "object" && value !== null && "kind" in value ? value.kind : undefined);

/** All references in a value, as far as it has the shape of the schema. */
export const referencesIn = (schema: z.core.$ZodType, value: unknown, path: Path = []): Reference[] => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return referencesIn(schema.unwrap(), value, path);
  if (schema instanceof z.ZodArray) {
    return Array.isArray(value) ? value.flatMap((entry, index) => referencesIn(schema.element, entry, [...path, index])) : [];
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    return schema.options
      .filter((option) => option instanceof z.ZodObject && option.shape.kind.safeParse(kindOf(value)).success)
      .flatMap((option) => referencesIn(option, value, path));
  }
  if (schema instanceof z.ZodObject) {
    return typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, entry]) => {
          const field = schema.shape[key];
          return field ? referencesIn(field, entry, [...path, key]) : [];
        })
      : [];
  }
  const role = roles.get(schema);
  return role && typeof value === "string" && value.trim() ? [{ role, value, path }] : [];
};
