/** @jest-environment node */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

it("has a story for every component", () => {
  const missing = readdirSync("src/components").filter(
    (name) => !existsSync(path.join("src/components", name, `${name}.stories.tsx`)),
  );
  expect(missing).toEqual([]);
});
