// Packages that ship no types of their own and have none elsewhere; each is used in one configuration or script.
declare module "eslint-plugin-jsx-a11y" {
  import type { Linter } from "eslint";

  const plugin: { flatConfigs: Record<"recommended" | "strict", Linter.Config> };
  export default plugin;
}

declare module "subset-font" {
  interface Options {
    targetFormat?: "woff2" | "woff" | "sfnt";
    keepFeatures?: string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
