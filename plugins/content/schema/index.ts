import { siteSettingsSchema } from "./site-settings";
import { single, type ContentFile } from "./content-file";
import { lists } from "./lists";
import { pageDerivedFields, pageSchema, servicePageSchema, toPageFields, toServiceFields } from "./pages/page";
import { contactPageSchema, homePageSchema, sharedSectionsSchema } from "./pages/texts";

const pageFile = {
  jsonSchema: "page.schema.json",
  nodeSchema: pageSchema,
  unique: ["order", "name"],
  derived: pageDerivedFields,
} as const;

/** Every file in data/ and its rules. A new list of content is a new entry of `lists`. */
export const contentFiles: readonly ContentFile[] = [
  single({ pattern: "site.json", entry: siteSettingsSchema }),
  single({ pattern: "home.json", entry: homePageSchema }),
  single({ pattern: "contact.json", entry: contactPageSchema }),
  single({ pattern: "shared.json", entry: sharedSectionsSchema }),
  single({ ...pageFile, pattern: "services/*.json", entry: servicePageSchema, toFields: toServiceFields }),
  single({ ...pageFile, pattern: "pages/*.json", entry: pageSchema, toFields: toPageFields }),
  ...Object.values(lists),
];

/** The rules for a file, whose path is relative to data/ with forward slashes. */
export const contentFileFor = (relativePath: string): ContentFile | undefined =>
  contentFiles.find(
    ({ pattern }) =>
      pattern === relativePath ||
      (pattern.endsWith("/*.json") && relativePath.replace(/\/[^/]+\.json$/, "/*.json") === pattern),
  );
