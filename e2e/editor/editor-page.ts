import { createServer, type Server } from "node:http";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import send from "send";
import { editorMiddleware } from "../../plugins/editor/serve";
import { listFiles } from "../../plugins/utils/list-files";

/** The editor of a copy of the project, as `npm run edit` serves it, with what's in static/. */
export const editorServer = (folder: string): Server => {
  const editor = editorMiddleware(folder);
  return createServer((request, response) => {
    editor(request, response, (error) => {
      if (error !== undefined) console.error(error);
      // A page, which the editor shows beside its form and links to.
      if (request.url?.endsWith("/")) response.end("<!doctype html><title>A page</title>");
      else send(request, request.url ?? "/", { root: path.join(folder, "static") }).pipe(response);
    });
  });
};

/** Runs in the page: lets it choose a folder of the browser's own, in which the project's files are. */
const replaceFolderPicker = (files: readonly (readonly [name: string, base64: string])[]): void => {
  const showDirectoryPicker = async (): Promise<FileSystemDirectoryHandle> => {
    const root = await navigator.storage.getDirectory();
    for (const [name, base64] of files) {
      const parts = name.split("/");
      let folder = root;
      for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part, { create: true });
      const writable = await (await folder.getFileHandle(parts.at(-1) ?? "", { create: true })).createWritable();
      await writable.write(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
      await writable.close();
    }
    return root;
  };
  Object.assign(window, { showDirectoryPicker });
};

/** Runs in the page: every file of the folder that was written since a moment. */
const readFolder = async (since: number): Promise<[name: string, base64: string][]> => {
  const files: [string, string][] = [];
  const visit = async (folder: FileSystemDirectoryHandle, prefix: string): Promise<void> => {
    for await (const [name, handle] of folder.entries()) {
      if (handle instanceof FileSystemDirectoryHandle) await visit(handle, `${prefix}${name}/`);
      if (!(handle instanceof FileSystemFileHandle)) continue;
      const file = await handle.getFile();
      if (file.lastModified < since) continue;
      const bytes = new Uint8Array(await file.arrayBuffer());
      files.push([prefix + name, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))]);
    }
  };
  await visit(await navigator.storage.getDirectory(), "");
  return files;
};

/** Someone who edits the content of a copy of the project. */
export class EditorPage {
  /** Every host that the editor asked for something. */
  readonly hosts = new Set<string>();
  readonly errors: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly address: string,
    private readonly folder: string,
  ) {
    page.on("request", (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith("http")) this.hosts.add(host);
    });
    page.on("console", (message) => {
      if (message.type() === "error") this.errors.push(message.text());
    });
    page.on("pageerror", (error) => {
      this.errors.push(error.message);
    });
  }

  /** Opens the editor and the copy's folder. */
  async start(): Promise<void> {
    // Sveltia reads pictures only to show them, and those of the copy are all the same.
    const names = listFiles(path.join(this.folder, "data")).filter((name) => /^(?!schema\/).*\.(json|svg)$/.test(name));
    const files = await Promise.all(
      names.map(
        async (name) => [`data/${name}`, await readFile(path.join(this.folder, "data", name), "base64")] as const,
      ),
    );
    await this.page.addInitScript(replaceFolderPicker, [[".git/config", ""] as const, ...files]);
    await this.page.goto(`${this.address}/admin/`);
    await this.page.getByRole("button", { name: "Work with Local Repository" }).click();
    await expect(
      this.page.getByRole("listbox", { name: "Collections" }).or(this.page.getByText("Services")),
    ).toBeVisible();
  }

  /** @param entry `texts/entries/home` */
  async open(entry: string): Promise<void> {
    const form = this.page.getByRole("group", { name: "Content Editor" });
    if (await form.isVisible()) await this.giveUp();
    await this.page.goto(`${this.address}/admin/#/collections/${entry}`);
    await expect(form).toBeVisible();
  }

  /** The page beside the form. */
  get preview(): FrameLocator {
    return this.page.frameLocator('iframe[title="Content Preview"]').frameLocator("iframe");
  }

  /** A field by its path: `items.3.name`. Those out of view are empty, so this scrolls. */
  async field(keyPath: string): Promise<Locator> {
    const field = this.page.locator(`[data-key-path="${keyPath}"]`);
    // A new item at the end of a long list has no fields until it's in view.
    await expect(async () => {
      if ((await field.count()) === 0) await this.page.getByRole("button", { name: "Add" }).last().hover();
      if ((await field.count()) === 0) await this.page.mouse.wheel(0, 3000);
      expect(await field.count()).toBe(1);
    }).toPass();
    await field.scrollIntoViewIfNeeded();
    return field;
  }

  async fill(keyPath: string, text: string): Promise<void> {
    const field = await this.field(keyPath);
    await field.getByRole("textbox").fill(text);
  }

  async expand(keyPath: string): Promise<void> {
    const field = await this.field(keyPath);
    await field.getByRole("button", { name: "Expand", exact: true }).first().click();
  }

  /** Opens an item of a file's list. */
  async expandItem(index: number): Promise<void> {
    const item = this.page.getByRole("group").filter({ has: this.page.getByRole("button", { name: "Reorder Item" }) });
    const expand = item.getByRole("button", { name: /^(Expand|Collapse)$/ });
    // The first one is the list's own.
    await expand.nth(index + 1).click();
  }

  async click(name: string | RegExp): Promise<void> {
    await this.page.getByRole("button", { name }).click();
  }

  /** Adds an item of one of several types to a list. */
  async addOfType(keyPath: string, type: string): Promise<void> {
    // Those of the entries come before it.
    const add = (await this.field(keyPath)).getByRole("button", { name: /^Add/ }).last();
    const item = this.page.getByRole("menuitem", { name: type });
    const count = await this.countEntries(keyPath);
    // The menu closes when what's above it grows, which it does as it comes into view.
    await expect(async () => {
      if ((await this.countEntries(keyPath)) > count) return;
      await add.click();
      await item.click({ timeout: 1000 });
    }).toPass();
  }

  /** Moves an item of the file one place down, with the keyboard. */
  async moveDown(index: number): Promise<void> {
    await this.page.getByRole("button", { name: "Reorder Item" }).nth(index).press("ArrowDown");
  }

  /** How many entries a list has. */
  async countEntries(keyPath: string): Promise<number> {
    const summary = (await this.field(keyPath)).getByText(/^\P{L}*\d+\P{L}*\p{L}/u).first();
    return Number((await summary.innerText()).replace(/\D/g, ""));
  }

  /** Leaves what's open as the file has it. */
  async giveUp(): Promise<void> {
    await this.click("Cancel Editing");
    await expect(this.page.getByRole("group", { name: "Content Editor" })).toBeHidden();
  }

  /** Puts a picture or a film from outside into a field. */
  async upload(keyPath: string, name: string, mimeType: string, buffer: Buffer): Promise<void> {
    const field = await this.field(keyPath);
    await field.getByRole("button", { name: /Browse|Replace/ }).click();
    const dialog = this.page.getByRole("dialog", { name: /^Select (Image|File)$/ });
    const chooser = this.page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: "Upload" }).click();
    await (await chooser).setFiles({ name, mimeType, buffer });
    await dialog.getByRole("button", { name: "Insert" }).click();
    await expect(dialog).toBeHidden();
  }

  /** Saves what is open where the editor saves it. */
  async publish(): Promise<void> {
    const save = this.page.getByRole("button", { name: "Save", exact: true });
    await save.click();
    // Until then, it has another name. Online, the form closes.
    await expect(save.and(this.page.locator(":enabled"))).toHaveCount(0);
    await expect(this.page.getByRole("button", { name: /^Saving/ })).toHaveCount(0);
  }

  /** Saves, and writes what the editor saved into the copy. */
  async save(): Promise<void> {
    const start = Date.now();
    await this.publish();
    for (const [name, base64] of await this.page.evaluate(readFolder, start)) {
      const file = path.join(this.folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, Buffer.from(base64, "base64"));
    }
  }

  /** Tries to save what can't be saved. @returns the reason, as the editor shows it */
  async refusal(): Promise<string> {
    await this.page.getByRole("button", { name: "Save", exact: true }).click();
    const dialog = this.page.getByRole("alertdialog").or(this.page.getByRole("dialog"));
    const reason = await dialog.innerText();
    await dialog.getByRole("button", { name: "OK" }).click();
    return reason;
  }
}
