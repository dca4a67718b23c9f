/**
 * One door to the art: `node scripts/art/render.mjs KIND [NAME…] [options]`, where KIND is a folder
 * beside this file with a render.mjs of its own (loops, stills, vector), or `all`. See docs/art.md.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

const [kind, ...rest] = process.argv.slice(2);
const kinds = fs
  .readdirSync(import.meta.dirname)
  .filter((name) => fs.existsSync(path.join(import.meta.dirname, name, "render.mjs")));
if (!kind || !(kind === "all" || kinds.includes(kind))) {
  console.error(`Say what to render: ${kinds.join(", ")} or all`);
  process.exit(1);
}
for (const name of kind === "all" ? kinds : [kind]) {
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, name, "render.mjs"), ...rest], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}
