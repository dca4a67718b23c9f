/** @jest-environment node */
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import ts from "typescript";

const ROOT = path.resolve(__dirname, "../../..");

/** A module as a browser gets it but for the short names: without types and comments. */
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

/** The project's own modules that come with a module: those it imports at once, not those it fetches later. */
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

/** What of this feature comes with a page: the page's own module, and the frame of every page. */
const formCode = (page: string): Map<string, string> => {
  const found = comesWith(path.join(ROOT, "gatsby-browser.tsx"));
  comesWith(path.join(ROOT, page), found);
  return new Map([...found].filter(([file]) => file.startsWith(__dirname)));
};

describe.each(["src/templates/page.tsx", "src/pages/contact.tsx"])("a form that nobody touches, on %s", (page) => {
  const code = formCode(page);

  it("adds less than 3 kB of script", () => {
    expect(gzipSync([...code.values()].join("\n")).length).toBeLessThan(3000);
  });

  it("brings its frame, and neither fields nor rules nor sending", () => {
    const names = [...code.keys()].map((file) => path.basename(file));
    expect(names).toContain(page.endsWith("contact.tsx") ? "ContactForm.tsx" : "ServiceForm.tsx");
    for (const later of ["FormFields.tsx", "PhoneInput.tsx", "countries.ts", "validation.ts", "send.ts"]) {
      expect(names).not.toContain(later);
    }
  });
});
