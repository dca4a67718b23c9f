import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** One of the changes that the editor's guide explains. */
export interface GuideTask {
  readonly title: string;
  /** Its numbered steps, each with the JSON that follows it. */
  readonly steps: readonly { readonly text: string; readonly json: unknown }[];
}

const parseJson = (text: string): unknown => JSON.parse(text);

const jsonObject = z.record(z.string(), z.unknown());

const TASK = /^### (.+)\n([\s\S]*?)(?=^##)/gm;
const STEP = /^\d+\. (.+)\n(?:\n {3}```json\n([\s\S]*?)\n {3}```\n)?/gm;

/** The tasks of a chapter of the guide. */
export const tasksIn = (guide: string, chapter: string): GuideTask[] => {
  const [, text = ""] = guide.split(`\n## ${chapter}\n`);
  const end = text.search(/^## /m);
  return [...`${text.slice(0, end)}## `.matchAll(TASK)].map(([, title = "", body = ""]) => ({
    title,
    steps: [...body.matchAll(STEP)].map(([, step = "", json]) => ({
      text: step,
      json: json === undefined ? undefined : parseJson(json),
    })),
  }));
};

/** The value with the changes in it: objects are merged, anything else is replaced. */
const merged = (value: unknown, change: unknown): unknown => {
  const [before, after] = [jsonObject.safeParse(value), jsonObject.safeParse(change)];
  if (!before.success || !after.success) return change;
  const fields = Object.entries(after.data).map(([name, field]) => [name, merged(before.data[name], field)]);
  return { ...before.data, ...Object.fromEntries(fields) };
};

/** The value with an entry added to the list that is reached by the names. */
const added = (value: unknown, [name, ...rest]: readonly string[], add: (list: unknown[]) => unknown[]): unknown => {
  if (name === undefined) return add(z.array(z.unknown()).parse(value));
  const fields = jsonObject.parse(value);
  return { ...fields, [name]: added(fields[name], rest, add) };
};

/**
 * Follows the steps of a task to the letter in a copy of data/.
 *
 * @param fileFor returns a file to save under a name that the guide gives
 * @throws Error if a step isn't worded in one of the ways that the guide uses
 */
export const follow = (task: GuideTask, dataDir: string, fileFor: (name: string) => Buffer): void => {
  const edit = (file: string, change: (content: unknown) => unknown) => {
    const target = path.join(dataDir, file);
    writeFileSync(target, JSON.stringify(change(JSON.parse(readFileSync(target, "utf8"))), null, 2));
  };
  const ways: readonly (readonly [RegExp, (names: readonly string[], json: unknown) => void])[] = [
    [
      /^Save .+ as `([^`]+)`\./,
      ([name = ""]) => {
        const target = path.join(dataDir, name);
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, fileFor(name));
      },
    ],
    [
      /^Copy `([^`]+)` to `([^`]+)`\.$/,
      ([from = "", to = ""]) => {
        copyFileSync(path.join(dataDir, from), path.join(dataDir, to));
      },
    ],
    [
      /^Delete `([^`]+)`\.$/,
      ([name = ""]) => {
        rmSync(path.join(dataDir, name));
      },
    ],
    [
      /^In `([^`]+)`, change:$/,
      ([file = ""], json) => {
        edit(file, (content) => merged(content, json));
      },
    ],
    [
      /^(?:If .+, add|Add) to the (start|end) of (?:`([\w.]+)` in )?`([^`]+)`:$/,
      ([place, list, file = ""], json) => {
        const add = (entries: unknown[]) => (place === "start" ? [json, ...entries] : [...entries, json]);
        edit(file, (content) => added(content, (list ?? "items").split("."), add));
      },
    ],
    // What only a person can do.
    [/^Rewrite /, () => undefined],
  ];
  for (const { text, json } of task.steps) {
    const way = ways.find(([wording]) => wording.test(text));
    if (!way) throw new Error(`"${task.title}" has a step that this test can't follow: ${text}`);
    const [wording, act] = way;
    act(wording.exec(text)?.slice(1) ?? [], json);
  }
};
