/** @jest-environment node */
import { z } from "zod";
import { contentFiles } from "../content/schema";
import { collection } from "../content/schema/content-file";
import { lists } from "../content/schema/lists";
import { illustration, object, title } from "../content/schema/fields";
import site from "../../test/site";
import { LOCAL_BACKEND } from "./backend";
import { editorConfig, editorRules, previewPages } from "./config";

const ADDRESSES = { ...site.paths, legal: "/privacy-policy/" };

const configOf = (files = contentFiles) => editorConfig(LOCAL_BACKEND, "https://site.example", ADDRESSES, files);

/** What the tests look at, as the browser gets it. */
const fieldSchema = z.looseObject({
  name: z.string(),
  hint: z.string().optional(),
  widget: z.string().optional(),
  pattern: z.tuple([z.string(), z.string()]).optional(),
  get fields() {
    return z.array(fieldSchema).optional();
  },
  get field() {
    return fieldSchema.optional();
  },
  get types() {
    return z.array(fieldSchema).optional();
  },
});
type Field = z.output<typeof fieldSchema>;

const fileSchema = z.looseObject({ file: z.string(), fields: z.array(fieldSchema) });
const collectionSchema = z.union([
  z.object({ files: z.array(fileSchema) }),
  z.object({ folder: z.string(), fields: z.array(fieldSchema) }),
]);

const filesOf = (files = contentFiles): z.output<typeof fileSchema>[] =>
  z
    .object({ collections: z.array(collectionSchema) })
    .parse(JSON.parse(JSON.stringify(configOf(files))))
    .collections.flatMap((entry) =>
      "files" in entry ? entry.files : [{ file: `${entry.folder}/*.json`, fields: entry.fields }],
    );

const subfields = ({ types, fields, field }: Field): Field[] =>
  types?.flatMap(subfields) ?? fields ?? (field ? [field] : []);

/** A field of a file, by the names on the way to it. */
const fieldOf = (fields: readonly Field[], ...names: string[]): Field => {
  const [name, ...rest] = names;
  const found = fields.find((field) => field.name === name);
  if (!found) throw new Error(`no field ${String(name)}`);
  return rest.length > 0 ? fieldOf(subfields(found), ...rest) : found;
};

const fieldsOf = (file: string, files = contentFiles): readonly Field[] =>
  filesOf(files).find((entry) => entry.file === `data/${file}`)?.fields ?? [];

test("has every file and folder of data/, and each field with the description of its schema", () => {
  for (const { pattern, schema } of contentFiles) {
    expect(fieldsOf(pattern).map(({ name }) => name)).toEqual(Object.keys(schema.shape));
  }
  const unexplained: string[] = [];
  const visit = (fields: readonly Field[], place: string): void => {
    for (const field of fields) {
      if (field.widget !== "hidden" && field.name !== "item" && !field.hint) unexplained.push(`${place}.${field.name}`);
      visit(subfields(field), `${place}.${field.name}`);
    }
  };
  for (const { pattern } of contentFiles) visit(fieldsOf(pattern), pattern);
  expect(unexplained).toEqual([]);
});

test("a new field of a schema, and a new file, appear by themselves", () => {
  const awardSchema = object("Award", "A prize.", {
    title: title().describe("Its name."),
    year: z.int().min(1990).max(2100).optional().describe("When it was won."),
    image: illustration(300, 200).describe("The trophy."),
  });
  const planted = [
    collection("clients.json", {
      entry: lists.clients.entry.extend({ motto: title().describe("What they say.") }),
    }),
    collection("awards.json", { entry: awardSchema }),
  ];
  expect(fieldOf(fieldsOf("clients.json", planted), "items", "motto")).toEqual({
    name: "motto",
    label: "Motto",
    hint: "What they say.",
    required: true,
    widget: "string",
    maxlength: 160,
  });
  expect(fieldOf(fieldsOf("awards.json", planted), "items", "year")).toMatchObject({
    required: false,
    widget: "number",
    min: 1990,
    max: 2100,
  });
  expect(fieldOf(fieldsOf("awards.json", planted), "items", "image", "file")).toMatchObject({
    widget: "image",
    hint: "The picture. The build makes smaller versions of it. At least 300 × 200 pixels.",
  });
});

test("fields can check what their schemas say", () => {
  const slug = fieldOf(fieldsOf("clients.json"), "items", "slug");
  const [pattern = "", message = ""] = slug.pattern ?? [];
  const [, source = "", flags = ""] = /^\/(.*)\/(\w*)$/.exec(pattern) ?? [];
  expect(new RegExp(source, flags).test("acme-homes")).toBe(true);
  expect(new RegExp(source, flags).test("søk-på-nett")).toBe(true);
  expect(new RegExp(source, flags).test("Acme Homes")).toBe(false);
  expect(message).toBe("must be lower-case words of any script joined by hyphens, like seo-basics");
  // A new page's file is named after its name.
  expect(configOf().slug).toEqual({ encoding: "unicode", clean_accents: false });
  expect(fieldOf(fieldsOf("services/*.json"), "related")).toMatchObject({
    widget: "relation",
    collection: "services",
    multiple: true,
    max: 3,
    required: false,
  });
  expect(fieldOf(fieldsOf("home-services.json"), "items", "page")).toMatchObject({
    widget: "relation",
    value_field: "path",
  });
  expect(fieldOf(fieldsOf("portfolio-images.json"), "items", "type")).toMatchObject({
    widget: "select",
    options: [
      { label: "Creative: By hand: design and photography", value: "creative" },
      { value: "ai" },
      { value: "cgi" },
    ],
  });
});

test("pictures go where the others of their file are", () => {
  expect(fieldOf(fieldsOf("clients.json"), "items", "logo")).toMatchObject({ accept: ".svg" });
  const fileOf = (name: string) => filesOf().find(({ file }) => file === `data/${name}`);
  expect(fileOf("clients.json")).toMatchObject({
    media_folder: "/data/images/clients",
    public_folder: "/images/clients",
  });
  expect(fileOf("posts.json")).toMatchObject({ media_folder: "/data/images/blog" });
  expect(fileOf("redirects.json")).not.toHaveProperty("media_folder");
});

test("films go to their folder, under the names that tell their encodings apart", () => {
  expect(fieldOf(fieldsOf("home.json"), "hero", "video", "vp9")).toMatchObject({
    widget: "file",
    media_folder: "/static/videos",
    public_folder: "/videos",
    media_libraries: { default: { config: { slugify_filename: false } } },
  });
});

test("each file and folder has a page for its preview and its link", () => {
  expect(previewPages(ADDRESSES)).toMatchObject({ home: "/", clients: "/clients/", faq: "/#faq", services: "" });
  expect(filesOf().find(({ file }) => file === "data/clients.json")).toMatchObject({ preview_path: "/clients/" });
});

test("sections are a list with a type for each kind, and items are collapsed", () => {
  const sections = fieldOf(fieldsOf("pages/*.json"), "sections");
  expect(sections).toMatchObject({ widget: "list", collapsed: true, typeKey: "kind" });
  expect(sections.types?.map(({ name }) => name)).toContain("checklist");
  // The list writes the kind itself.
  expect(subfields(sections).filter(({ name }) => name === "kind")).toEqual([]);
  expect(fieldOf(fieldsOf("clients.json"), "items")).toMatchObject({ label_singular: "Client" });
});

test("$schema is hidden, and has its value in new files", () => {
  expect(fieldOf(fieldsOf("services/*.json"), "$schema")).toEqual({
    name: "$schema",
    widget: "hidden",
    default: "../schema/page.schema.json",
  });
});

test("rules name what Sveltia can't know: numbers that can be tokens, and the order of what shares a path", () => {
  const rules = editorRules();
  expect(rules["statistics.schema.json"]?.numbers).toEqual(["items.*.value"]);
  expect(rules["page.schema.json"]?.objects).toContainEqual(["sections.*.items.*", ["title", "text", "icon", "image"]]);
});
