import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** One of the changes that docs/ten-changes.md explains. */
export interface GuideTask {
  readonly title: string;
  /** Its numbered steps, each with the JSON that follows it. */
  readonly steps: readonly { readonly text: string; readonly json: unknown }[];
}

const parseJson = (text: string): unknown => JSON.parse(text);

const jsonObject = z.record(z.string(), z.unknown());

const TASK = /^## (.+)\n([\s\S]*?)(?=^## )/gm;
const STEP = /^\d+\. (.+)\n(?:\n {3}```json\n([\s\S]*?)\n {3}```\n)?/gm;

/** The tasks of the guide: its chapters with numbered steps. */
export const tasksIn = (guide: string): GuideTask[] =>
  [...`${guide}\n## `.matchAll(TASK)]
    .map(([, title = "", body = ""]) => ({
      title,
      steps: [...body.matchAll(STEP)].map(([, step = "", json]) => ({
        text: step,
        json: json === undefined ? undefined : parseJson(json),
      })),
    }))
    .filter(({ steps }) => steps.length > 0);

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

/** What a step asks for. Files are named as seen from data/. */
export type Action =
  | { readonly kind: "save" | "delete"; readonly file: string }
  | { readonly kind: "copy"; readonly from: string; readonly to: string }
  | { readonly kind: "change"; readonly file: string; readonly json: unknown }
  | {
      readonly kind: "add";
      readonly file: string;
      /** The names that lead to the list. */
      readonly list: readonly string[];
      readonly place: "start" | "end";
      readonly json: unknown;
    };

const WAYS: readonly (readonly [RegExp, (names: readonly string[], json: unknown) => Action[]])[] = [
  [/^Save .+ as `([^`]+)`\./, ([file = ""]) => [{ kind: "save", file }]],
  [/^Copy `([^`]+)` to `([^`]+)`\.$/, ([from = "", to = ""]) => [{ kind: "copy", from, to }]],
  [/^Delete `([^`]+)`\.$/, ([file = ""]) => [{ kind: "delete", file }]],
  [/^In `([^`]+)`, change:$/, ([file = ""], json) => [{ kind: "change", file, json }]],
  [
    /^(?:If .+, add|Add) to the (start|end) of (?:`([\w.]+)` in )?`([^`]+)`:$/,
    ([place, list, file = ""], json) => [
      { kind: "add", file, list: (list ?? "items").split("."), place: place === "start" ? "start" : "end", json },
    ],
  ],
  // What only a person can do.
  [/^Rewrite /, () => []],
];

/**
 * What the steps of a task ask for.
 *
 * @throws Error if a step isn't worded in one of the ways that the guide uses
 */
export const actionsIn = ({ title, steps }: GuideTask): Action[] =>
  steps.flatMap(({ text, json }) => {
    for (const [wording, actions] of WAYS) {
      const names = wording.exec(text);
      if (names) return actions(names.slice(1), json);
    }
    throw new Error(`"${title}" has a step that this test can't follow: ${text}`);
  });

/**
 * Follows the steps of a task to the letter in a copy of data/.
 *
 * @param fileFor returns a file to save under a name that the guide gives
 */
export const followTask = (task: GuideTask, dataDir: string, fileFor: (name: string) => Buffer): void => {
  const inData = (file: string): string => path.join(dataDir, file);
  const edit = (file: string, change: (content: unknown) => unknown): void => {
    writeFileSync(inData(file), JSON.stringify(change(JSON.parse(readFileSync(inData(file), "utf8"))), null, 2));
  };
  for (const action of actionsIn(task)) {
    switch (action.kind) {
      case "save":
        mkdirSync(path.dirname(inData(action.file)), { recursive: true });
        writeFileSync(inData(action.file), fileFor(action.file));
        break;
      case "copy":
        copyFileSync(inData(action.from), inData(action.to));
        break;
      case "delete":
        rmSync(inData(action.file));
        break;
      case "change":
        edit(action.file, (content) => merged(content, action.json));
        break;
      case "add": {
        const { file, list, place, json } = action;
        edit(file, (content) =>
          added(content, list, (entries) => (place === "start" ? [json, ...entries] : [...entries, json])),
        );
      }
    }
  }
};
