/** @jest-environment node */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { contentFileFor } from "../plugins/content/schema";
import { shapeOf } from "../plugins/content/schema/fields";
import { SAMPLES } from "./clean-sample";

const guide = readFileSync("docs/ten-changes.md", "utf8");
const examples: unknown[] = [...guide.matchAll(/^ *```json\n(.*?)\n *```/gms)]
  .filter(([, text = ""]) => text.trimStart().startsWith("{"))
  .map(([, text = ""]): unknown => JSON.parse(text));

test.each(SAMPLES)("once %s is empty, the guide still has an entry to copy", (file) => {
  const items = shapeOf(contentFileFor(file)?.schema ?? z.object()).items;
  const entry = items instanceof z.ZodArray ? items.element : z.never();
  expect(examples.filter((example) => z.safeParse(entry, example).success)).not.toEqual([]);
});
