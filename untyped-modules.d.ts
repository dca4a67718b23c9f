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

// It has declarations, and its package.json doesn't say where.
declare module "doiuse" {
  import type { Node, TransformCallback } from "postcss";

  interface Usage {
    feature: string;
    featureData: { title: string; missing?: string } | undefined;
    usage: Node;
  }
  export default class DoIUse {
    constructor(options: { browsers: string[]; onFeatureUsage: (usage: Usage) => void });
    postcss: TransformCallback;
  }
}
