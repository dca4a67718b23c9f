import { readFileSync } from "node:fs";
import { z } from "zod";

const keptMessage = z.object({
  time: z.iso.datetime(),
  service_id: z.string(),
  template_id: z.string(),
  user_id: z.string(),
  template_params: z.record(z.string(), z.string()),
});

/** A message as the preview server keeps it. */
export type KeptMessage = z.infer<typeof keptMessage>;

/** The messages that the site has sent and that hold a text; tests run side by side, so each sends a text of its own. */
export const messagesWith = (text: string): KeptMessage[] => {
  let lines: string[];
  try {
    lines = readFileSync("test-results/outbox/messages.jsonl", "utf8").split("\n");
  } catch {
    return [];
  }
  const escaped = JSON.stringify(text).slice(1, -1);
  return lines.filter((line) => line.includes(escaped)).map((line) => keptMessage.parse(JSON.parse(line)));
};
