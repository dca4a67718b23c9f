/** @jest-environment node */
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import ts from "typescript";

const ROOT = path.resolve(__dirname, "../../..");

/** A module roughly as a browser gets it: without types and comments, but without shortened names. */
const compiled = (file: string): string =>
  ts.transpileModule(readFileSync(file, "utf8"), {
    fileName: file,
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      removeComments: true,
    },
  }).outputText;

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/** The project's own modules that load with a module: its static imports, but not its dynamic ones. */
const comesWith = (file: string, found = new Map<string, string>()): Map<string, string> => {
  if (found.has(file)) return found;
  const code = compiled(file);
  found.set(file, code);
  for (const [, name = ""] of code.matchAll(/^(?:import|export)\b[^;]*?"(\.[^"]+)";/gm)) {
    const target = path.resolve(path.dirname(file), name);
    const module = [`${target}.ts`, `${target}.tsx`].find(isFile);
    if (module) comesWith(module, found);
  }
  return found;
};

/** The parts of this feature that load with a page: from the page's own module, and from every page's frame. */
const formCode = (page: string): Map<string, string> => {
  const found = comesWith(path.join(ROOT, "gatsby-browser.tsx"));
  comesWith(path.join(ROOT, page), found);
  return new Map([...found].filter(([file]) => file.startsWith(__dirname)));
};

describe.each(["src/templates/page.tsx", "src/pages/contact.tsx"])("a form that nobody uses, on %s", (page) => {
  const code = formCode(page);

  it("adds less than 3 kB of script", () => {
    expect(gzipSync([...code.values()].join("\n")).length).toBeLessThan(3000);
  });

  it("loads its frame, but not its fields, rules or sending code", () => {
    const names = [...code.keys()].map((file) => path.basename(file));
    expect(names).toContain(page.endsWith("contact.tsx") ? "ContactForm.tsx" : "ServiceForm.tsx");
    for (const later of ["FormFields.tsx", "PhoneInput.tsx", "countries.ts", "validation.ts", "send.ts"]) {
      expect(names).not.toContain(later);
    }
  });
});
