/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { z } from "zod";

const results = z.array(z.object({ messages: z.array(z.object({ line: z.number(), message: z.string() })) }));

/** What ESLint says of a component. */
const lint = (code: string) => {
  const { stdout } = spawnSync(
    process.execPath,
    // A file of the project: rules that read types know no other.
    ["node_modules/eslint/bin/eslint.js", "--format=json", "--stdin", "--stdin-filename=src/components/Icon/Icon.tsx"],
    { input: code, encoding: "utf8" },
  );
  return results.parse(JSON.parse(stdout)).flatMap(({ messages }) => messages);
};

const component = `import { css } from "@emotion/react";
import { color } from "../../theme/color";
import { colors } from "../../theme/colors";

export const style = css({ color: colors.ink, marginLeft: 8 });
export const placed = css({ position: "absolute", left: 0 });
export const aligned = css({ textAlign: "right" });
export const padded = css({ padding: "0 1rem 0 2rem" });
export const global = \`.a { border-left: 0 }\`;
export const Words = () => <p>Words in code</p>;

export const sound = css({ color: color.text, marginInlineStart: 8, textAlign: "end", padding: "0 1rem 0 1rem" });
export const moved = css({ left: "50%", transform: "translateX(-50%)" });
const loose = css({ top: 0 });
export const styles = { loose };
`;

test("lint refuses the palette, physical styles, loose styles and words in a component, and nothing else", () => {
  const found = lint(component);
  const linesOf = (words: string) => found.filter(({ message }) => message.includes(words)).map(({ line }) => line);
  expect(linesOf("names what a colour is for")).toEqual([3]);
  expect(linesOf("Styles are logical")).toEqual([5, 6, 7, 8, 9]);
  expect(linesOf("styles are one object")).toEqual([14]);
  expect([...new Set(found.map(({ line }) => line))]).toEqual([3, 5, 6, 7, 8, 9, 10, 14]);
}, 120_000);
