import path from "node:path";
import { expect, type Locator } from "@playwright/test";
import { contentType } from "mime-types";
import { z } from "zod";
import { labelOf } from "../../gatsby/editor/config";
import type { EditorPage } from "./editor-page";

const jsonObject = z.record(z.string(), z.unknown());
const texts = z.union([z.string(), z.number()]).transform(String);

/** Opens what's collapsed, adds what is left out, and scrolls so that what's in it comes into view. */
const expandObject = async (field: Locator): Promise<void> => {
  const add = field.getByRole("checkbox", { name: /^Add / }).first();
  const expand = field.getByRole("button", { name: /^(Expand|Collapse)$/ }).first();
  await expect(add.or(expand).first()).toBeVisible();
  if ((await add.isVisible()) && !(await add.isChecked())) await add.click();
  if ((await expand.getAttribute("aria-expanded")) === "false") await expand.click();
  await field.evaluate((element) => {
    element.scrollIntoView();
  });
};

/** Chooses an option by its value, with which its label begins. */
const choose = async (editor: EditorPage, field: Locator, value: string): Promise<void> => {
  const name = new RegExp(`^${labelOf(value)}(:|$)`);
  const choice = field.getByRole("radiogroup").or(field.getByRole("combobox"));
  await expect(choice).toBeVisible();
  if ((await choice.getAttribute("role")) === "radiogroup") {
    await choice.getByRole("radio", { name }).click();
    return;
  }
  await choice.click();
  await editor.option(name).click();
};

/** Adds an entry to a list, at its start or its end. */
const addEntry = async (
  editor: EditorPage,
  keyPath: string,
  place: "start" | "end",
  entry: unknown,
  fileFor: FileFor,
): Promise<void> => {
  const field = await editor.field(keyPath);
  const count = await editor.countEntries(keyPath);
  const { kind, ...rest } = z.looseObject({ kind: z.string().optional() }).catch({}).parse(entry);
  if (kind === undefined) await field.getByRole("button", { name: /^Add / }).last().click();
  else await editor.addOfType(keyPath, labelOf(kind));
  if (place === "start") await editor.moveLastToStart(keyPath);
  const index = place === "start" ? 0 : count;
  await enter(editor, `${keyPath}.${index}`, typeof entry === "object" ? rest : entry, fileFor);
};

/** Returns a file from outside that goes where a field says. */
export type FileFor = (address: string) => Buffer;

/** Fills in a field, and the fields in it, with what the content is to have there. */
export const enter = async (editor: EditorPage, keyPath: string, value: unknown, fileFor: FileFor): Promise<void> => {
  const fields = jsonObject.safeParse(value);
  // The entries of a list are no fields themselves.
  if (fields.success && /(^|\.)\d+$/.test(keyPath)) {
    for (const [name, part] of Object.entries(fields.data)) await enter(editor, `${keyPath}.${name}`, part, fileFor);
    return;
  }
  const field = await editor.field(keyPath);
  switch ((await field.getAttribute("data-field-type")) ?? "") {
    case "object":
      await expandObject(field);
      for (const [name, part] of Object.entries(jsonObject.parse(value)))
        await enter(editor, `${keyPath}.${name}`, part, fileFor);
      break;
    case "list":
      for (const entry of z.array(z.unknown()).parse(value)) await addEntry(editor, keyPath, "end", entry, fileFor);
      break;
    case "select":
      for (const option of [value].flat()) await choose(editor, field, texts.parse(option));
      break;
    case "image":
    case "file": {
      const address = texts.parse(value);
      const type = contentType(path.extname(address)) || "";
      await editor.upload(keyPath, path.basename(address), type, fileFor(address));
      break;
    }
    case "datetime":
      await field.locator("input[type=date]").fill(texts.parse(value));
      break;
    case "number":
      await field.getByRole("spinbutton").fill(texts.parse(value));
      break;
    default:
      await editor.fill(keyPath, texts.parse(value));
  }
};

/** Adds an entry to the list that is reached by the names. */
export const addTo = async (
  editor: EditorPage,
  list: readonly string[],
  place: "start" | "end",
  entry: unknown,
  fileFor: FileFor,
): Promise<void> => {
  for (const [index] of list.slice(1).entries())
    await expandObject(await editor.field(list.slice(0, index + 1).join(".")));
  await addEntry(editor, list.join("."), place, entry, fileFor);
};
