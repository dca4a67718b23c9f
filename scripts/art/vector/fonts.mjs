/** Prints the @fontsource packages that the vector scripts use, for `npm i`. */
import fs from "node:fs";
import path from "node:path";

const folder = import.meta.dirname;
const families = new Set();
for (const file of ["clients.mjs", "partners.mjs", "websites.mjs"]) {
  const text = fs.readFileSync(path.join(folder, file), "utf8");
  // A family stands at the head of a type list, before a weight: in a list, as an argument, or after `family:`.
  for (const [, name] of text.matchAll(/["']([a-z0-9]+(?:-[a-z0-9]+)*)["'],\s*\d{3}\b/g)) families.add(name);
  for (const [, name] of text.matchAll(/family: ["']([a-z0-9-]+)["']/g)) families.add(name);
}
console.log(
  [...families]
    .sort()
    .map((name) => `@fontsource/${name}`)
    .join(" "),
);
