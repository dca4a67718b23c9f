// @ts-check
import { fromEditor, isObject, toEditor, writeJson } from "./json.mjs";

/* Starts Sveltia with the configuration that the build made of the schemas, and has what it saves checked. */

/**
 * Only the local editor has `previews`: the page of each file, and what the site remembers for a tab in which its pop-up was
 * shown.
 *
 * @type {{ config: import("@sveltia/cms").CmsConfig, rules: Record<string, import("../config").FileRules>, previews?: { pages: Record<string, string>, popupSeen: string } }}
 */
const { config, rules, previews } = await (await fetch("config.json")).json();

/** The text of each file that was read or written, by its schema and, in a folder, its name. @type {Map<string, string>} */
const texts = new Map();

/** Pictures and films that were picked since the page was opened, by name. @type {Map<string, File>} */
const picked = new Map();

/** The way `slugify_filename` names files, and numbers after names that were taken. @param {string} name */
const comparable = (name) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/-\d+(?=\.\w+$)/, "")
    .replace(/[^\p{L}\p{N}.]/gu, "");

// Sveltia shows each picked file before it saves it.
const createObjectURL = URL.createObjectURL.bind(URL);
URL.createObjectURL = (object) => {
  if (object instanceof File) picked.set(comparable(object.name), object);
  return createObjectURL(object);
};

/** @param {unknown} content */
const schemaOf = (content) => (isObject(content) ? String(content.$schema).replace(/^.*\//, "") : "");

/** The last part of a page's address. @param {unknown} content */
const slugOf = (content) =>
  isObject(content) && typeof content.path === "string" ? (content.path.split("/").filter(Boolean).at(-1) ?? "") : "";

/** What is open: its collection and its name, of which a new page has none. */
const openEntry = () =>
  /^#\/collections\/([^/?]+)\/(?:entries\/([^?]+)|new)/
    .exec(location.hash)
    ?.slice(1)
    // Addresses encode the letters of other scripts.
    .map((part) => part && decodeURIComponent(part)) ?? [];

/** Checks all of data/ with this file, and what will be saved with it. @param {string} file in data/ @param {string} text */
const contentIssues = async (file, text) => {
  const draft = new FormData();
  draft.append(`data/${file}`, new Blob([text]));
  for (const [, name = ""] of text.matchAll(/"((?:images|\/videos)\/[^"]+)"/g)) {
    const upload = picked.get(comparable(name.replace(/^.*\//, "")));
    if (upload) draft.append(name.startsWith("/") ? `static${name}` : `data/${name}`, upload);
  }
  /** @type {string[]} */
  const issues = await (await fetch("check", { method: "POST", body: draft })).json();
  return issues;
};

/** @param {string} source */
const fromFile = (source) => {
  /** @type {unknown} */
  const content = JSON.parse(source);
  texts.set(`${schemaOf(content)} ${slugOf(content)}`, source);
  return toEditor(source);
};

/** @param {unknown} edited */
const toFile = async (edited) => {
  const schema = schemaOf(edited);
  const [collection = "", name] = openEntry();
  const isPage = isObject(edited) && typeof edited.path === "string";
  const entry = name ?? slugOf(edited);
  const before = texts.get(`${schema} ${isPage ? entry : ""}`);
  const content = fromEditor(
    edited,
    rules[schema] ?? { numbers: [], objects: [] },
    before === undefined ? undefined : JSON.parse(before),
  );
  const text = writeJson(content, before);
  const issues = previews ? await contentIssues(isPage ? `${collection}/${entry}.json` : `${entry}.json`, text) : [];
  // Sveltia shows the cause to whoever saves.
  if (issues.length > 0) throw new Error("saving_failed", { cause: new Error(issues.join("\n")) });
  texts.set(`${schema} ${slugOf(content)}`, text);
  return text;
};

// The form stays open after a save, beside the page that it has changed. Sveltia keeps what people choose for themselves.
const PREFERENCES = "sveltia-cms.prefs";
if (previews && localStorage.getItem(PREFERENCES) === null)
  localStorage.setItem(PREFERENCES, JSON.stringify({ closeOnSave: false }));

/** The preview beside the form: the page itself, as the development server shows it. It scrolls, and follows each save. */
const PREVIEW = { title: "The page", style: { position: "fixed", inset: 0, width: "100%", height: "100%", border: 0 } };

const script = document.createElement("script");
script.src = "sveltia-cms.mjs";
Object.assign(window, { CMS_MANUAL_INIT: true });
script.addEventListener("load", () => {
  /** @type {typeof import("@sveltia/cms").default} */
  const CMS = Reflect.get(window, "CMS");
  CMS.registerCustomFormat("content", "json", { fromFile, toFile });
  if (previews) {
    // It would cover the page.
    sessionStorage.setItem(previews.popupSeen, "1");
    /** Sveltia's own `createElement`. @type {typeof import("react").createElement} */
    const createElement = Reflect.get(window, "h");
    for (const [name, page] of Object.entries(previews.pages))
      CMS.registerPreviewTemplate(name, ({ entry }) =>
        createElement("iframe", { ...PREVIEW, src: page || entry.getIn(["data", "path"]) }),
      );
  }
  CMS.init({ config });
});
document.head.append(script);
