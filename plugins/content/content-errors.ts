import path from "node:path";
import { formatIssue } from "./check/issue";
import { acceptContent } from "./accept-content";

/** What Gatsby's window has room for in a line. */
const LINE = /(.{1,66})(?: |$)/g;

/** What the plugin uses of webpack's compilation. */
interface Compilation {
  readonly contextDependencies: { readonly add: (folder: string) => unknown };
  readonly errors: Error[];
}

interface Compiler {
  readonly hooks: {
    readonly make: { readonly tapPromise: (name: string, run: (compilation: Compilation) => Promise<void>) => void };
  };
}

/** A webpack plugin for `gatsby develop`: Gatsby tells mistakes in the content like those in code, over the pages. */
export const contentErrors = (projectDir: string) => ({
  apply: ({ hooks }: Compiler): void => {
    hooks.make.tapPromise("content check", async ({ contextDependencies, errors }) => {
      contextDependencies.add(path.join(projectDir, "data"));
      const { errors: issues } = await acceptContent(projectDir);
      const [first] = issues;
      if (!first) return;
      // Over the pages, Gatsby shows only the first error, can open the file in its first line, and breaks no lines.
      const lines = [...issues.map(formatIssue), "The pages stay as they were until this is mended."];
      errors.push(new Error([first.file, ...lines.map((line) => line.replace(LINE, "$1\n  ").trimEnd())].join("\n\n")));
    });
  },
});
