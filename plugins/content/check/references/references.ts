import { z } from "zod";
import { isFields } from "../../schema/content-file";
import { optionOf, roles, shapeOf, unwrapped, type Role } from "../../schema/fields";
import type { Path } from "../issue";

/** A text that refers to something: a file, a page, an icon. */
export interface Reference {
  readonly role: Role;
  readonly value: string;
  readonly path: Path;
}

/** All references in a value, as far as it matches the schema. */
export const referencesIn = (schema: z.core.$ZodType, value: unknown, path: Path = []): Reference[] => {
  const { inner } = unwrapped(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((entry, index) => referencesIn(inner.element, entry, [...path, index]));
  }
  if (inner instanceof z.ZodDiscriminatedUnion && isFields(value)) {
    const option = optionOf(inner, value);
    return option ? referencesIn(option, value, path) : [];
  }
  if (inner instanceof z.ZodObject && isFields(value)) {
    return Object.entries(shapeOf(inner)).flatMap(([key, field]) => referencesIn(field, value[key], [...path, key]));
  }
  const role = roles.get(inner);
  return role && typeof value === "string" && value.trim() ? [{ role, value, path }] : [];
};
