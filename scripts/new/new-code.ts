import { readFileSync } from "node:fs";
import path from "node:path";

/** Contents of files, by their paths in the project. */
export interface NewFiles {
  readonly files: Readonly<Record<string, string>>;
  /** Files that are there already, with what they gain. */
  readonly changed?: Readonly<Record<string, string>>;
}

const KINDS = "src/sections/page";
const SCHEMA = "plugins/content/schema/pages/sections.ts";

const requireName = (name: string): void => {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) throw new Error(`"${name}" is no name for it; write it like QuoteWall.`);
};

/** quote-wall from QuoteWall: how the JSON names the kind. */
const kebab = (name: string): string => name.replace(/(?<!^)[A-Z]/g, "-$&").toLowerCase();
const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** A copy of StarRating, which knows no data either and has a test and a story. */
export const newComponent = (name: string, projectDir: string): NewFiles => {
  requireName(name);
  const files = ["tsx", "test.tsx", "stories.tsx"].map((ending): [string, string] => {
    const source = readFileSync(path.join(projectDir, `src/components/StarRating/StarRating.${ending}`), "utf8");
    return [`src/components/${name}/${name}.${ending}`, source.replaceAll("StarRating", name)];
  });
  return { files: Object.fromEntries(files) };
};

/** A copy of the kind "steps": its component, and its lines wherever the code lists the kinds. */
export const newSection = (name: string, projectDir: string): NewFiles => {
  requireName(name);
  if (name.endsWith("Section")) throw new Error('Leave out "Section": it\'s added to the name.');
  const read = (file: string): string => readFileSync(path.join(projectDir, file), "utf8");
  const renamed = (code: string): string =>
    code.replaceAll("StepsSection", `${name}Section`).replace("const Steps", `const ${name}`);
  const added = (file: string): string =>
    read(file).replace(/(?:^.*\bStepsSection.*\n)+/gm, (lines) => lines + renamed(lines));
  if (read(`${KINDS}/PageSections.tsx`).includes(`"${name}Section"`)) throw new Error(`${name} is there already.`);
  return {
    files: { [`${KINDS}/kinds/${name}Section.tsx`]: renamed(read(`${KINDS}/kinds/StepsSection.tsx`)) },
    changed: {
      [`${KINDS}/PageSections.tsx`]: added(`${KINDS}/PageSections.tsx`),
      [`${KINDS}/PageSections.stories.tsx`]: added(`${KINDS}/PageSections.stories.tsx`),
      [SCHEMA]: read(SCHEMA)
        .replace(/^const steps = section\("steps".*\n/m, (line) => {
          const copy = line.replace("const steps", `const ${camel(name)}`).replace('"steps"', `"${kebab(name)}"`);
          return line + renamed(copy);
        })
        .replace(/,(\s+)steps,/, (found, space: string) => `${found}${space}${camel(name)},`),
    },
  };
};
